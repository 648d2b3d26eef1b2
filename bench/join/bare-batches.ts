import { generateKeyPairSync, randomBytes, randomUUID, sign } from 'node:crypto'
import { Book } from '@fairground/server/ledger/book'
import type { AnyCommand } from '@fairground/server/ledger/command'
import { fence } from '@fairground/server/ledger/lease'
import { load } from '@fairground/server/ledger/load'
import { inMemberClient } from '@fairground/server/ledger/member-client'
import { mergeNeeds } from '@fairground/server/ledger/needs'
import { rules } from '@fairground/server/ledger/rules'
import { write } from '@fairground/server/ledger/write'
import type { Pool } from 'pg'
import { operator } from '../stage/rows.ts'

type JoinCommand = Extract<AnyCommand, { name: 'join' }>['request']

const { privateKey } = generateKeyPairSync('ed25519')
const tools = {
  randomBytes: (length: number) => new Uint8Array(randomBytes(length)),
  signReceipt: (hash: Uint8Array) => new Uint8Array(sign(null, hash, privateKey)),
}

export interface BareTask {
  readonly pool: Pool
  readonly instanceId: number
  readonly players: readonly number[]
  readonly batch: number
  readonly seconds: number
}

/**
 * The lane's own statements from one connection. Making the joins and deciding them stops the clock: what is left is
 * the database and its driver, with no gateway, no broker and no rules. Joins a second of that time.
 */
export const runBareBatches = async ({ pool, ...task }: BareTask): Promise<number> => {
  const epoch = await inMemberClient(pool, operator.id, async client => {
    const { rows } = await client.query<{ epoch: bigint }>('SELECT epoch FROM lane WHERE member_id = $1', [
      operator.id,
    ])
    return rows[0]!.epoch
  })
  let joins = 0
  let milliseconds = 0
  while (milliseconds < task.seconds * 1000) {
    const requests = Array.from({ length: task.batch }, (_, i) => requestOf(task, joins + i))
    const needs = mergeNeeds(requests.map(request => rules.join.needs(request)))
    const started = performance.now()
    let paused = 0
    await inMemberClient(pool, operator.id, async client => {
      const head = await fence(client, operator.id, epoch)
      const book = new Book(await load(client, operator.id, needs, head))
      const stopped = performance.now()
      for (const request of requests) {
        const { exitCode } = rules.join.decide(request, book, tools)
        if (exitCode !== 0) throw new Error(`a bare join was refused: ${exitCode}`)
      }
      book.seal()
      paused = performance.now() - stopped
      await write(client, book)
    })
    milliseconds += performance.now() - started - paused
    joins += task.batch
  }
  return joins / (milliseconds / 1000)
}

const requestOf = (task: Omit<BareTask, 'pool'>, n: number): JoinCommand => ({
  opKey: `join:bare:${randomUUID()}`,
  content: n,
  playerId: task.players[n % task.players.length]!,
  instanceId: task.instanceId,
  nextInstanceId: null,
  lines: [[1, 2, 3, 4, 5, 6].map(number => number + (n % 40))],
  count: 1,
  currency: operator.currency,
})

import { generateKeyPairSync, randomBytes, randomUUID, sign } from 'node:crypto'
import { Book } from '@fairground/server/ledger/book/book'
import type { AnyCommand } from '@fairground/server/ledger/commands'
import { fence } from '@fairground/server/ledger/lane/lease'
import { KeptRows } from '@fairground/server/ledger/load/kept-rows'
import { load } from '@fairground/server/ledger/load/load'
import { withMemberClient } from '@fairground/server/ledger/member-client'
import { mergeNeeds } from '@fairground/server/ledger/load/needs'
import { rules } from '@fairground/server/ledger/command-rules'
import { write } from '@fairground/server/ledger/write/write'
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
 * Runs the lane's statements on one connection. The clock stops while joins are created and decided, so only the
 * database and its driver are measured, without gateway, broker and rules. Returns joins per second.
 */
export const runBareBatches = async ({ pool, ...task }: BareTask): Promise<number> => {
  const epoch = await withMemberClient(pool, operator.id, async client => {
    const { rows } = await client.query<{ epoch: bigint }>('SELECT epoch FROM lane WHERE member_id = $1', [
      operator.id,
    ])
    return rows[0]!.epoch
  })
  let joins = 0
  let milliseconds = 0
  while (milliseconds < task.seconds * 1000) {
    const requests = Array.from({ length: task.batch }, (_, i) => makeRequest(task, joins + i))
    const needs = mergeNeeds(requests.map(request => rules.join.needs(request)))
    const started = performance.now()
    let paused = 0
    await withMemberClient(pool, operator.id, async client => {
      const head = await fence(client, operator.id, epoch)
      const book = new Book(await load(client, operator.id, needs, head, new KeptRows()))
      const stopped = performance.now()
      for (const request of requests) {
        const { exitCode } = rules.join.decide(request, book, tools)
        if (exitCode !== 0) throw new Error(`a join was rejected with exit code ${exitCode}`)
      }
      book.finish(tools.signReceipt)
      paused = performance.now() - stopped
      await write(client, book)
    })
    milliseconds += performance.now() - started - paused
    joins += task.batch
  }
  return joins / (milliseconds / 1000)
}

const makeRequest = (task: Omit<BareTask, 'pool'>, n: number): JoinCommand => ({
  opKey: `join:bare:${randomUUID()}`,
  content: n,
  playerId: task.players[n % task.players.length]!,
  instanceId: task.instanceId,
  nextInstanceId: null,
  lines: [[1, 2, 3, 4, 5, 6].map(number => number + (n % 40))],
  count: 1,
  currency: operator.currency,
})

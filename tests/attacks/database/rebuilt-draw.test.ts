import { join } from 'node:path'
import { connect, type DatabaseConnection } from '@fairground/database/connect'
import { inMember } from '@fairground/database/transaction'
import { roundTime } from '@fairground/fair/beacon/beacon'
import type { DrawRecord } from '@fairground/fair/fd2/draw-record'
import { toCloseRecord } from '@fairground/fair/fd2/record-hash'
import { openCheckpoint, readCheckpoint } from '@fairground/fair/log/checkpoint'
import type { LogEntry } from '@fairground/fair/log/entry'
import type { LogPolicy } from '@fairground/fair/log/policy'
import type { LogProof } from '@fairground/fair/log/seen-in-time'
import { type DrawFile, drawFileFromText, openDrawFile } from '@fairground/fair/record/draw-file'
import { verifyDraw } from '@fairground/fair/verify'
import { openSigningKey } from '@fairground/server/platform/keys'
import { appendLogEntry } from '@fairground/server/public-log/append'
import { openLogKey } from '@fairground/server/public-log/open-log'
import { requirePolicy } from '@fairground/server/public-log/policy'
import { createSignerClient } from '@fairground/server/signer/client'
import { toCloseText } from '@fairground/server/signer/close-text'
import { endDraw, startDraw } from '@fairground/testkit/server/draw'
import { buy, findOpenGame } from '@fairground/testkit/server/play'
import { until } from '@fairground/testkit/server/until'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { getDemoHost } from '@fairground/testkit/demo/world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectOutcome } from '#attacks/expect-outcome.ts'
import { ForkedLog, readWitness } from './forked-log.ts'
import { insiderPlays, proveIn, type PublishedDraw, rebuildDraw } from './insider-draw.ts'

const gameId = 11
const server = useTestServer({ witnesses: 3, drawn: [gameId] })
let app: DatabaseConnection
let policy: LogPolicy
let honestFile: DrawFile
let honest: PublishedDraw
let receipt: unknown
let rebuilt: ReturnType<typeof rebuildDraw>
let fork: ForkedLog

const getText = async (path: string) =>
  (await fetch(`${server().baseUrl}/fair/${server().member().id}/${path}`)).text()

const readEntries = async (): Promise<LogEntry[]> =>
  (
    await server().sql<{ body: Buffer }>('SELECT body FROM log_entry WHERE member_id = $1 ORDER BY index', [
      server().member().id,
    ])
  ).map(({ body }) => JSON.parse(body.toString('utf8')) as LogEntry)

/** The whole log with the rebuilt draw in the place of the honest one. */
const rewriteLog = async (): Promise<ForkedLog> => {
  const member = { ...server().member(), hosts: [getDemoHost(server().member())] }
  const key = openLogKey(join(server().folder, 'keys'), member)
  return new ForkedLog(key, rebuilt.rewrite(await readEntries()))
}

const readDraw = (file: DrawFile): PublishedDraw => {
  const draw = openDrawFile(file)
  if ('problem' in draw) throw new Error(draw.problem)
  return { record: draw.record as DrawRecord, tickets: [...draw.tickets()] }
}

beforeAll(async () => {
  const { databaseUrl, folder } = server()
  app = connect({ url: databaseUrl, connections: 2, name: 'test', onError: () => undefined })
  const alice = await server().login('alice')
  const game = await findOpenGame(alice, gameId)
  const bought = await buy(alice, game, [4, 5, 6], [7, 8, 9])
  receipt = bought.receipts?.[0]
  await startDraw(server(), game.gameInstanceId)
  await endDraw(server(), game.gameInstanceId)
  honestFile = drawFileFromText(await getText(`draws/${game.gameInstanceId}.jsonl`))
  honest = readDraw(honestFile)
  policy = requirePolicy(await getText('policy'))
  rebuilt = rebuildDraw(honest, {
    platform: openSigningKey(join(folder, 'keys'), 'platform'),
    signer: openSigningKey(join(folder, 'signer'), 'signer'),
  })
  fork = await rewriteLog()
})
afterAll(async () => {
  await app?.close()
})

const verdict = (file: DrawFile, given: LogPolicy = policy) =>
  verifyDraw(file, { pins: { policy: given }, receipt }).failed?.id
const expectStopped = (file: DrawFile) => expectOutcome('rebuilt-draw', verdict(file))

describe('the honest draw', () => {
  it('is valid with the receipt of a buyer', async () => {
    expect(receipt).toBeDefined()
    expect(verdict(honestFile)).toBeUndefined()
    expect(await server().audit()).toEqual([])
  })
})

describe('insiders with the keys of platform, signer and log, after the beacon round', () => {
  it('add a winning ticket; the signer itself would refuse', async () => {
    expect(rebuilt.payouts).toContainEqual(
      expect.objectContaining({ seq0: honest.tickets.length, tier: '3 numbers' }),
    )
    const signer = createSignerClient({
      addresses: [{ socket: join(server().folder, 'signer/signer.sock') }],
    })
    const close = toCloseText(toCloseRecord(readDraw(rebuilt.publish()).record))
    const game = `${close.member}/${close.game}`
    await expect(signer.call('countersign', { game, close, balance: null })).rejects.toMatchObject({
      code: 'spent',
    })
  })

  it('fail with the proof of the honest close', () => {
    expectStopped(rebuilt.publish())
  })

  it('fail with a rewritten log: no witness cosigns it', async () => {
    const sizes: number[] = []
    for (const witness of server().witnesses.list) {
      const { size } = await readWitness(witness, policy.log.name)
      sizes.push(size)
      // The server goes on writing entries, and the insiders rewrite these too.
      expect(await (await rewriteLog()).push(witness, size)).toBe(409)
      const { reports } = await readWitness(witness, policy.log.name)
      expect(reports).toContainEqual(expect.objectContaining({ kind: 'split view' }))
    }
    expect(Math.min(...sizes)).toBeGreaterThan(honest.record.log.index)
    expectStopped(rebuilt.publish(proveIn(fork, honest.record)))
  })

  it('fail with the cosignatures of the honest checkpoint under the rewritten one', () => {
    const proofs = proveIn(fork, honest.record)
    const lines = honest.record.log.checkpoint.split('\n').filter(line => line.includes('.example '))
    expect(lines.length).toBeGreaterThanOrEqual(policy.quorum)
    const checkpoint = `${proofs.log.checkpoint}${lines.join('\n')}\n`
    expectStopped(rebuilt.publish({ ...proofs, log: { ...proofs.log, checkpoint } }))
  })

  it('would succeed without witnesses: every other step passes', () => {
    const file = rebuilt.publish(proveIn(fork, honest.record))
    expect(verdict(file, { ...policy, witnesses: [], quorum: 0 })).toBeUndefined()
    const { record } = readDraw(file)
    expect([record.beacon, record.chain]).toEqual([honest.record.beacon, honest.record.chain])
    expect(record.result.drawn.toSorted((a, b) => a - b).join()).toBe(insiderPlays)
  })

  it('fail with the rebuilt close in the true log: the witnesses date it after the round and report it', async () => {
    const { id } = server().member()
    const { chain, round } = honest.record.beacon
    // The test server draws with a beacon value that is not public yet.
    await until('the beacon round', () => Date.now() > roundTime(chain, round))
    const index = await inMember(app.db, id, async tx => {
      const logged = await appendLogEntry(tx, id, rebuilt.close)
      await appendLogEntry(tx, id, rebuilt.result)
      return logged.index
    })
    const proof = await until('all witnesses have cosigned', async () => {
      const answer = await fetch(`${server().baseUrl}/fair/${id}/proof?index=${index}`)
      if (!answer.ok) return undefined
      const found = (await answer.json()) as LogProof
      return openCheckpoint(found.checkpoint, policy)!.times.size === 3 ? found : undefined
    })
    const grown = new ForkedLog({ ...policy.log, sign: () => new Uint8Array(64) }, await readEntries())
    const { size } = readCheckpoint(proof.checkpoint)!
    const publish = (shown: readonly number[]) =>
      rebuilt.publish({
        log: proof,
        history: { checkpoint: proof.checkpoint },
        entries: shown.map(at => ({ entry: grown.entries[at]!, index: at, path: grown.path(at, size) })),
      })
    const known = honest.record.entries.map(each => each.index)
    const added = [index, index + 1].filter(at => at < size)
    // The honest close has used the link.
    expect(verdict(publish([...known, ...added]))).toBe('chain')
    const hidden = known.filter(at => !['close', 'result'].includes(grown.entries[at]!.t))
    expectStopped(publish([...hidden, ...added]))
    const rules = await until('the report of a second close', async () => {
      const { reports } = await readWitness(server().witnesses.list[0]!, policy.log.name)
      const found = reports.flatMap(({ rule }) => rule ?? [])
      return found.includes('second close') ? found : undefined
    })
    expect(rules).toContain('index used twice')
  })
})

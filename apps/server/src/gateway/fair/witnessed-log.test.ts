import { createLogKeeper, type LogStore, memoryLogStore } from '@fairground/client/log-keeper'
import { transportModes } from '@fairground/contract/transport'
import { connect, type DatabaseConnection } from '@fairground/database/connect'
import { inMember } from '@fairground/database/transaction'
import { append, frontierFromBytes, frontierToBytes, leafHash } from '@fairground/fair/crypto/merkle'
import { hex, utf8 } from '@fairground/fair/encoding/bytes'
import { openCheckpoint } from '@fairground/fair/log/checkpoint'
import { compareLog } from '@fairground/fair/log/compare-log'
import { parseBundle } from '@fairground/fair/log/entry-bundle'
import type { LogProof } from '@fairground/fair/log/seen-in-time'
import { findUnseenReason } from '@fairground/fair/log/seen-in-time'
import { readRoot } from '@fairground/fair/log/tile-proofs'
import { bundlePath, tilePath } from '@fairground/fair/log/tiles'
import { until } from '@fairground/testkit/server/until'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requirePolicy } from '#public-log/policy.ts'
import { appendLogEntry } from '#public-log/append.ts'
import { urgentEntry } from '#public-log/log-stage.test-support.ts'
import { findSeenInTime, isQuorumFresh } from '#public-log/proof.ts'

const server = useTestServer({ witnesses: 3, drawn: [11] })
const member = 1
let app: DatabaseConnection

beforeAll(() => {
  app = connect({ url: server().databaseUrl, connections: 2, name: 'test', onError: () => undefined })
})
afterAll(() => app?.close())

const get = (path: string) => fetch(`${server().baseUrl}/fair/${member}/${path}`)
const getText = async (path: string) => (await get(path)).text()
const getBytes = async (path: string) => new Uint8Array(await (await get(path)).arrayBuffer())
const readPolicy = async () => requirePolicy(await getText('policy'))
const readCheckpoint = async () => openCheckpoint(await getText('checkpoint'), await readPolicy())

const appendEntry = (round: number) =>
  inMember(app.db, member, tx => appendLogEntry(tx, member, urgentEntry(round)))

const seenInTime = (index: number, deadlineMs: number) =>
  inMember(app.db, member, tx => findSeenInTime(tx, member, index, deadlineMs))

/** Waits until all three witnesses have cosigned the entry. */
const untilSeen = (index: number, witnesses = 3) =>
  until('cosignatures', async () => {
    const checkpoint = await readCheckpoint()
    return checkpoint && checkpoint.size > index && checkpoint.times.size >= witnesses
  })

const compare = async (...[kept, news]: Parameters<Parameters<typeof createLogKeeper>[0]['compare']>) =>
  compareLog(await getText('policy'), kept, news)

const connectIn = async (mode: (typeof transportModes)[keyof typeof transportModes], store: LogStore) => {
  const transport = server().transport(mode, { log: createLogKeeper({ store, compare }) })
  transport.open()
  const state = await until('a compared log', () => {
    const log = transport.log()
    return log.at === null ? undefined : log
  })
  transport.close()
  return state
}

describe('a log with three witnesses', () => {
  it('serves as static files what a mirror needs', async () => {
    const { index } = await appendEntry(1)
    await untilSeen(index)
    const checkpoint = (await readCheckpoint())!
    const { size } = checkpoint
    const bundle = await get(bundlePath({ index: 0, width: size }))
    expect(Object.fromEntries(bundle.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
    })
    const entries = parseBundle(new Uint8Array(await bundle.arrayBuffer()))!
    expect(entries).toHaveLength(size)
    const tile = await getBytes(tilePath({ level: 0, index: 0, width: size }))
    expect(hex(tile)).toBe(entries.map(entry => hex(leafHash(entry))).join(''))
    expect(await readRoot(size, name => getBytes(tilePath(name)))).toEqual(checkpoint.root)
    const parsed = entries.map(entry => JSON.parse(Buffer.from(entry).toString('utf8')) as { t: string })
    const [game] = await server().sql<{ anchor: string }>(
      `SELECT encode(chain_anchor, 'hex') AS anchor FROM game WHERE id = 11`,
    )
    expect(parsed.filter(({ t }) => t === 'game')).toMatchObject([
      { game: '11', scheme: 'FD2', anchor: game!.anchor, fd1Index: 0, keys: { control: '' } },
    ])
    expect(new Set(parsed.map(({ t }) => t))).toEqual(new Set(['policy', 'game', 'books', 'round']))
    const view = (await (await get('log')).json()) as { entries: { index: number }[] }
    expect(view.entries.map(entry => entry.index)).toEqual(entries.map((_, i) => size - 1 - i))
  })

  it('proves that a quorum saw an entry in time, and not for an earlier deadline', async () => {
    const { index, leaf } = await appendEntry(2)
    await untilSeen(index)
    const policy = await readPolicy()
    const proof = (await (await get(`proof?index=${index}`)).json()) as LogProof
    const seconds = [...openCheckpoint(proof.checkpoint, policy)!.times.values()].toSorted((a, b) => a - b)
    const deadlineMs = (seconds[1]! + 2) * 1000
    const inTime = await seenInTime(index, deadlineMs)
    expect(findUnseenReason(policy, inTime!, leaf, deadlineMs)).toBeUndefined()
    const early = (seconds[0]! + 1) * 1000
    expect(await seenInTime(index, early)).toBeUndefined()
    expect(findUnseenReason(policy, inTime!, leaf, early)).toContain('are required')
    expect(await inMember(app.db, member, tx => isQuorumFresh(tx, member, 30_000))).toBe(true)
  })

  it('goes on while one witness is away, which catches up when it comes back', async () => {
    await server().witnesses.stopOne(2)
    const { index } = await appendEntry(3)
    await untilSeen(index, 2)
    const isThere = async () => (await readCheckpoint())!.times.has(server().witnesses.list[2]!.name)
    expect(await isThere()).toBe(false)
    await server().witnesses.startOne(2)
    await untilSeen((await appendEntry(4)).index)
    expect(await isThere()).toBe(true)
  })

  it.each([
    'checkpoint/x',
    'tile/0/x000/000',
    'tile/0/000.p/256',
    'tile/0/999',
    'tile/7/000',
    'tile/entries/999',
    'proof',
    'proof?index=-1',
    'proof?index=999999',
  ])('answers 404 for %s', async path => {
    expect((await get(path)).status).toBe(404)
  })
})

describe('a client', () => {
  it.each(Object.entries(transportModes))('compares the log over %s', async (_, mode) => {
    const store = memoryLogStore()
    expect(await connectIn(mode, store)).toMatchObject({ state: 'agreed', seenBy: { length: 3 } })
    const { size } = store.read()!
    const { index } = await appendEntry(10 + mode)
    await untilSeen(index)
    // The gateway reads the newest checkpoint once a second.
    const news = await until('news', async () => {
      const state = await connectIn(mode, store)
      return state.size > size ? state : undefined
    })
    expect(news.state).toBe('agreed')
    expect(store.read()!.size).toBeGreaterThan(index)
  })
})

describe('the owner of the database rewrites an entry', () => {
  it('no witness cosigns the new history, and every client reports a split view', async () => {
    const { index } = await appendEntry(20)
    await untilSeen(index)
    const store = memoryLogStore()
    await until('a client with the entry', async () => {
      const { state, size } = await connectIn(transportModes.socket, store)
      return state === 'agreed' && size > index
    })
    await rewriteEntry(index - 1)
    const { index: forged } = await appendEntry(21)
    const newest = () =>
      server().sql<{ seen: bigint }>(
        `SELECT (SELECT count(*) FROM log_cosignature s WHERE s.member_id = 1 AND s.size = c.size) AS seen
           FROM log_checkpoint c WHERE member_id = 1 AND size > $1`,
        [forged],
      )
    await until('a signed checkpoint of the new history', async () => (await newest()).length > 0)
    for (const { url } of server().witnesses.list)
      await until('the witness has seen it', async () => {
        const status = (await (await fetch(`${url}/status`)).json()) as {
          logs: { origin: string; unexplainedCheckpoints: number }[]
        }
        return status.logs.some(log => log.origin.endsWith('/fair/1') && log.unexplainedCheckpoints > 0)
      })
    expect((await newest())[0]!.seen).toBe(0n)
    const split = await until('a split view', async () => {
      const state = await connectIn(transportModes.socket, store)
      return state.state === 'split' ? state : undefined
    })
    const policy = await readPolicy()
    const [kept, shown] = split.notes!.map(note => openCheckpoint(note, policy)!)
    expect(kept).toMatchObject({ size: store.read()!.size, times: { size: 3 } })
    expect(shown).toBeDefined()
    expect(store.read()!.notes).toEqual(split.notes)
  })
})

/** As an owner who switches the triggers off and makes every table agree again. */
const rewriteEntry = async (index: number): Promise<void> => {
  const rows = await server().sql<{ body: Buffer }>(
    'SELECT body FROM log_entry WHERE member_id = 1 ORDER BY index',
  )
  const bodies = rows.map(({ body }, i) =>
    i === index ? utf8(body.toString('utf8').replace(/"round":\d+/, '"round":9')) : new Uint8Array(body),
  )
  const frontier = bodies
    .map(leafHash)
    .reduce((tree, leaf) => append(tree, leaf), frontierFromBytes(new Uint8Array(8)))
  const statement = `
    SET session_replication_role = replica;
    UPDATE log_entry SET body = '\\x${hex(bodies[index]!)}', leaf = '\\x${hex(leafHash(bodies[index]!))}'
     WHERE member_id = 1 AND index = ${index};
    UPDATE public_log SET frontier = '\\x${hex(frontierToBytes(frontier))}' WHERE member_id = 1;
    DELETE FROM log_cosignature WHERE member_id = 1 AND size > ${index};
    DELETE FROM log_checkpoint WHERE member_id = 1 AND size > ${index};
    SET session_replication_role = origin`
  await server().sql(statement)
}

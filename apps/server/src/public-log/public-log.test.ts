import { openCheckpoint } from '@fairground/fair/log/checkpoint'
import { leafHash, merkleRoot, verifyInclusion } from '@fairground/fair/crypto/merkle'
import { consistencyProof } from '@fairground/fair/crypto/consistency'
import { hex, unhex, utf8 } from '@fairground/fair/encoding/bytes'
import { readConsistencyProof, readInclusionProof, readRoot } from '@fairground/fair/log/tile-proofs'
import { inMember } from '@fairground/database/transaction'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appendLogEntry, type LogDraft } from './append.ts'
import { lateEntry, type LogStage, openLogStage, urgentEntry } from './log-stage.test-support.ts'
import { logPolicy, readPolicy } from './policy.ts'
import { findLogProof, findSeenInTime, isQuorumFresh } from './proof.ts'
import { tileReader } from './tiles.ts'

let stage: LogStage

beforeAll(async () => {
  stage = await openLogStage()
})
afterAll(() => stage.close())

const readBodies = async (): Promise<string[]> => {
  const rows = await stage.books.rows<{ body: Buffer }>(
    'SELECT body FROM log_entry WHERE member_id = $1 ORDER BY index',
    [stage.books.memberId],
  )
  return rows.map(row => row.body.toString('utf8'))
}

const readLeaves = async () => (await readBodies()).map(body => leafHash(utf8(body)))

describe('an operator’s log', () => {
  it('starts with its policy', async () => {
    const { memberId } = stage.books
    const policy = await stage.inLog(tx => readPolicy(tx, memberId))
    expect(policy).toMatchObject({
      quorum: 0,
      witnesses: [],
      log: { name: `m-${memberId}/fair/${memberId}` },
    })
    expect(JSON.parse((await readBodies())[0]!)).toMatchObject({
      t: 'policy',
      text: expect.stringContaining(`http://m-${memberId}/fair/${memberId}\nquorum none\n`),
    })
  })

  it('links the entries of each game and gives parallel writers one order without gaps', async () => {
    const games = ['7', '8']
    await Promise.all(
      Array.from({ length: 40 }, (_, i) => stage.append(lateEntry(games[i % 2]!, `entry ${i}`))),
    )
    const bodies = await readBodies()
    expect(bodies).toHaveLength(41)
    for (const game of games) {
      let prev = '00'.repeat(32)
      for (const body of bodies.slice(1)) {
        const entry = JSON.parse(body) as { game: string; prev: string }
        if (entry.game !== game) continue
        expect(entry.prev).toBe(prev)
        prev = hex(leafHash(utf8(body)))
      }
    }
  })

  it('forgets an entry with its transaction, and the next entry takes its index', async () => {
    const { memberId, app } = stage.books
    const before = (await readBodies()).length
    const rolledBack = inMember(app.db, memberId, async tx => {
      await appendLogEntry(tx, memberId, lateEntry('7', 'rolled back'))
      throw new Error('rolled back')
    })
    await expect(rolledBack).rejects.toThrow('rolled back')
    expect(await stage.append(lateEntry('7', 'kept'))).toEqual([before])
  })

  it.each([
    ['a malformed hash', { t: 'late', game: '7', C: 'AB', reason: '' }],
    ['an unknown field', { ...lateEntry('7', ''), extra: 1 }],
    ['a missing field', { t: 'books', journal: '00'.repeat(32), at: 1 }],
    ['a negative number', { t: 'policy', text: '', from: -1 }],
    ['a row of another length', { t: 'heads', n: 0, batch: '00'.repeat(32), rows: [['1', 2]] }],
    ['too many bytes', { t: 'heads', n: 0, batch: '00'.repeat(32), rows: longRows() }],
  ])('refuses an entry with %s', async (_, draft) => {
    await expect(stage.append(draft as unknown as LogDraft)).rejects.toThrow(/log entry/)
  })

  it('proves every entry and every earlier size from its tiles', async () => {
    const { memberId } = stage.books
    await stage.append(...Array.from({ length: 600 }, (_, i) => lateEntry('9', `entry ${i}`)), urgentEntry(1))
    expect(await stage.sign()).toBe(true)
    expect(await stage.sign()).toBe(false)
    const leaves = await readLeaves()
    const size = leaves.length
    expect(await stage.books.rows('SELECT FROM log_tile WHERE member_id = $1', [memberId])).toHaveLength(2)
    await stage.inLog(async tx => {
      const read = tileReader(tx, memberId)
      expect(await readRoot(size, read)).toEqual(merkleRoot(leaves))
      for (const index of [0, 255, 256, 511, 512, size - 1]) {
        const path = await readInclusionProof(index, size, read)
        expect(verifyInclusion(leaves[index]!, index, size, path, merkleRoot(leaves))).toBe(true)
      }
      for (const first of [0, 1, 255, 256, 300, 512, size - 1, size])
        expect(await readConsistencyProof(first, size, read)).toEqual(consistencyProof(leaves, first))
    })
  })
})

/** Far more than an entry may hold. */
function longRows() {
  return Array.from({ length: 1000 }, (_, i) => [String(i), i, 'ef'.repeat(32)])
}

describe('the proof of an entry', () => {
  it('exists from the first checkpoint after the entry on', async () => {
    const { memberId } = stage.books
    const [index] = (await stage.append(urgentEntry(2))) as [number]
    expect(await stage.inLog(tx => findLogProof(tx, memberId, index))).toBeUndefined()
    expect(await stage.inLog(tx => findSeenInTime(tx, memberId, index, Date.now()))).toBeUndefined()
    await stage.sign()
    const proof = await stage.inLog(tx => findSeenInTime(tx, memberId, index, Date.now()))
    expect(proof).toEqual(await stage.inLog(tx => findLogProof(tx, memberId, index)))
    const policy = await stage.inLog(tx => readPolicy(tx, memberId))
    const { size, root } = openCheckpoint(proof!.checkpoint, policy)!
    const leaves = await readLeaves()
    expect(verifyInclusion(leaves[index]!, index, size, proof!.path.map(unhex), root)).toBe(true)
    expect(await stage.inLog(tx => isQuorumFresh(tx, memberId, 10_000))).toBe(true)
  })

  it('waits for other entries unless a close or a round is among the new ones', async () => {
    await stage.append(urgentEntry(3))
    expect(await stage.sign()).toBe(true)
    await stage.append(lateEntry('7', 'not urgent'))
    expect(await stage.sign()).toBe(false)
    await stage.append(urgentEntry(4))
    expect(await stage.sign()).toBe(true)
  })
})

describe('a changed policy', () => {
  it('with the same keys counts at once, with another quorum after a week', async () => {
    const { memberId } = stage.books
    const { log } = await stage.inLog(tx => readPolicy(tx, memberId))
    const moved = { log: { ...log, url: 'http://elsewhere.example' }, witnesses: [], quorum: 0 }
    await stage.inLog(tx => logPolicy(tx, memberId, moved))
    await stage.inLog(tx => logPolicy(tx, memberId, moved))
    expect((await stage.inLog(tx => readPolicy(tx, memberId))).log.url).toBe('http://elsewhere.example')
    const witness = { name: 'w.example', type: 4, publicKey: new Uint8Array(32).fill(1) } as const
    await stage.inLog(tx => logPolicy(tx, memberId, { ...moved, witnesses: [witness], quorum: 1 }))
    expect((await stage.inLog(tx => readPolicy(tx, memberId))).quorum).toBe(0)
    const logged = (await readBodies()).filter(body => body.includes('"t":"policy"'))
    expect(logged).toHaveLength(3)
    const { from } = JSON.parse(logged[2]!) as { from: number }
    expect(from - Date.now()).toBeGreaterThan(6.9 * 24 * 3_600_000)
  })
})

describe('the database refuses', () => {
  const asApp = (statement: string) => stage.inLog(tx => sql.raw(statement).execute(tx))

  it.each([
    `UPDATE log_entry SET body = 'x'`,
    'DELETE FROM log_entry',
    'DELETE FROM log_tile',
    'UPDATE log_checkpoint SET note = note',
    'DELETE FROM log_cosignature',
    'DELETE FROM public_log',
    'TRUNCATE log_policy CASCADE',
  ])('the application: %s', async statement => {
    await expect(asApp(statement)).rejects.toThrow(/permission denied/)
  })

  it.each([
    `UPDATE log_entry SET body = 'x'`,
    'DELETE FROM log_entry',
    'UPDATE log_checkpoint SET note = note',
    'UPDATE public_log SET size = size - 1',
    `UPDATE public_log SET origin = 'other', size = size + 1`,
    'DELETE FROM public_log',
  ])('the owner, while the triggers are on: %s', async statement => {
    await expect(stage.books.owner.query(statement)).rejects.toThrow(/append-only|only grows/)
  })

  it('the application a shorter log', async () => {
    await expect(asApp('UPDATE public_log SET size = 0')).rejects.toThrow(/only grows/)
  })

  it('one operator the log of another', async () => {
    const { app, memberId, otherMemberId } = stage.books
    const inOther = inMember(app.db, otherMemberId, tx => findLogProof(tx, memberId, 0))
    await expect(inOther).rejects.toThrow('no policy')
    const append = inMember(app.db, otherMemberId, tx => appendLogEntry(tx, memberId, lateEntry('7', '')))
    await expect(append).rejects.toThrow('no public log')
  })
})

import { randomInt, randomUUID } from 'node:crypto'
import { connect, type DatabaseConnection } from '@fairground/database/connect'
import type { Pool } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Broker } from '#platform/broker/broker.ts'
import { withMemberClient } from '#ledger/member-client.ts'
import { type Books, openBooks } from '#testing/books.test-support.ts'
import { quietLog } from '#testing/quiet-log.test-support.ts'
import { testBroker } from '#testing/test-broker.test-support.ts'
import { watchTopics } from '#testing/topic-viewer.test-support.ts'
import { until } from '#testing/until.test-support.ts'
import { readNext, RelayLost, storePosition, takeLease, readTopicSeqs } from './queries.ts'
import { startRelay } from './relay.ts'

let books: Books
let broker: Broker
let relayDatabase: DatabaseConnection

beforeAll(async () => {
  books = await openBooks()
  broker = await testBroker()
  relayDatabase = connect({
    url: books.database.relayUrl,
    connections: 4,
    name: 'relay',
    onError: () => undefined,
  })
})
afterAll(async () => {
  await broker.close()
  await relayDatabase.close()
  await books.close()
})
afterEach(() => books.owner.query(`UPDATE relay SET lease_until = '-infinity'`))

const put = (n: number, topic: string, more: () => Promise<unknown> = async () => undefined) =>
  withMemberClient(books.app.pool, books.memberId, async client => {
    await client.query(`INSERT INTO outbox (member_id, topic, event, body) VALUES ($1, $2, 'test', $3)`, [
      books.memberId,
      topic,
      { n },
    ])
    await more()
  })

const start = (pool: Pool = relayDatabase.pool) =>
  startRelay({ pool, broker, log: quietLog, observe: () => undefined })

/** A relay's pool that fails at every nth store, so the relay dies after publishing. Counts over all relays. */
const dyingBeforeStore = (pool: Pool, everyNth: number) => {
  let stores = 0
  const query = (text: string, values?: unknown[]) => {
    if (text.startsWith('WITH mine') && ++stores % everyNth === 0) return Promise.reject(new Error('died'))
    return pool.query(text, values)
  }
  return { pool: { query } as unknown as Pool, crashes: () => Math.floor(stores / everyNth) }
}

describe('a relay with 16 concurrent writers and repeated crashes', () => {
  it('publishes every committed event in order and without gaps, where a reader by id alone misses some', async () => {
    const topics = Array.from({ length: 6 }, (_, i) => `game.${books.memberId}.${i}`)
    const viewer = watchTopics(broker, `game.${books.memberId}.`)
    await broker.flush()
    let writing = true
    let n = 0
    const pause = (maxMs: number) => new Promise(resolve => setTimeout(resolve, randomInt(maxMs)))
    const dying = dyingBeforeStore(relayDatabase.pool, 3)
    const writer = async (topic: string) => {
      for (let i = 0; i < 40 || dying.crashes() < 2; i++) {
        const rows = randomInt(1, 5)
        const rolledBack = randomInt(10) === 0
        await withMemberClient(books.app.pool, books.memberId, async client => {
          for (let row = 0; row < rows; row++) {
            const to = randomInt(2) === 0 ? topic : topics[randomInt(topics.length)]!
            await client.query(
              `INSERT INTO outbox (member_id, topic, event, body) VALUES ($1, $2, 'test', $3)`,
              [books.memberId, to, { n: n++ }],
            )
            await pause(15)
          }
          if (rolledBack) throw new Error('rolled back')
        }).catch(() => undefined)
      }
    }
    const relaying = (async () => {
      while (writing) {
        const relay = start(dying.pool)
        await pause(400)
        await relay.stop()
      }
    })()
    const naive = new Set<bigint>()
    const naively = (async () => {
      for (let last = 0n; writing; await pause(5)) {
        const { rows } = await books.owner.query<{ id: bigint }>(
          'SELECT id FROM outbox WHERE id > $1 ORDER BY id',
          [last],
        )
        for (const { id } of rows) naive.add(id)
        last = rows.at(-1)?.id ?? last
      }
    })()
    await Promise.all(Array.from({ length: 16 }, (_, i) => writer(topics[i % topics.length]!)))
    writing = false
    await Promise.all([relaying, naively])
    const committed = await books.rows<{ id: bigint; topic: string; body: { n: number } }>(
      'SELECT id, topic, body FROM outbox ORDER BY txid, id',
    )
    const relay = start()
    await until('all events are published', () => viewer.state.total >= committed.length)
    await relay.stop()
    viewer.stop()
    expect(committed.length).toBeGreaterThan(1000)
    for (const topic of topics) {
      expect(viewer.seen.get(topic)).toEqual(
        committed.filter(row => row.topic === topic).map(row => row.body),
      )
    }
    expect(viewer.state.gaps).toBe(0)
    expect(viewer.state.repeats).toBeGreaterThan(0)
    expect(committed.filter(row => !naive.has(row.id)).length).toBeGreaterThan(0)
  })
})

describe('overlapping transactions', () => {
  it('are read after both have ended, where a reader by id alone misses the slower one', async () => {
    const topic = `lobby.${books.memberId}`
    const byId = async (last: bigint) =>
      (
        await books.rows<{ id: bigint }>('SELECT id FROM outbox WHERE id > $1 AND topic = $2 ORDER BY id', [
          last,
          topic,
        ])
      ).map(row => row.id)
    const position = (await takeLease(relayDatabase.pool, randomUUID()))!
    const readOwn = async () =>
      (await readNext(relayDatabase.pool, position))
        .filter(row => row.topic === topic)
        .map(row => JSON.parse(row.body) as unknown)
    let seenById: bigint[] = []
    await put(1, topic, async () => {
      await put(2, topic)
      seenById = await byId(0n)
      expect(seenById).toHaveLength(1)
      expect(await readOwn()).toEqual([])
    })
    expect(await byId(seenById.at(-1)!)).toEqual([])
    await until('both can be read', async () => (await readOwn()).length === 2)
    expect(await readOwn()).toEqual([{ n: 1 }, { n: 2 }])
  })
})

describe('transaction ids of different lengths', () => {
  it('are read in numeric order, not in text order', async () => {
    const topic = `game.${books.memberId}.99`
    const text = `INSERT INTO outbox (member_id, txid, topic, event, body) VALUES ($1, $2, $3, 'test', $4)`
    // Small ids, older than every transaction of this run.
    for (const [txid, n] of [
      ['10', 3],
      ['9', 2],
      ['8', 1],
      ['11', 4],
    ])
      await books.rows(text, [books.memberId, txid, topic, { n }])
    const rows = await readNext(relayDatabase.pool, { epoch: 0n, txid: '0', lastId: 0n })
    expect(rows.filter(row => row.topic === topic).map(row => JSON.parse(row.body) as unknown)).toEqual([
      { n: 1 },
      { n: 2 },
      { n: 3 },
      { n: 4 },
    ])
  })
})

describe('a relay that lost its lease', () => {
  it('assigns no numbers and stores no position', async () => {
    const { pool } = relayDatabase
    const topic = `player.${books.memberId}.1`
    await put(1, topic)
    const old = (await takeLease(pool, randomUUID()))!
    expect(await takeLease(pool, randomUUID())).toBeUndefined()
    expect(await readTopicSeqs(pool, old, [topic])).toEqual(new Map())
    await books.owner.query(`UPDATE relay SET lease_until = '-infinity'`)
    const successor = (await takeLease(pool, randomUUID()))!
    expect(successor.epoch).toBe(old.epoch + 1n)
    await storePosition(pool, successor, successor, new Map([[topic, 5]]))
    await expect(readTopicSeqs(pool, old, [topic])).rejects.toThrow(RelayLost)
    await expect(storePosition(pool, old, { ...old, lastId: 999n }, new Map([[topic, 9]]))).rejects.toThrow(
      RelayLost,
    )
    expect(await readTopicSeqs(pool, successor, [topic])).toEqual(new Map([[topic, 5]]))
  })

  it('does not continue from a position that the database has lost', async () => {
    const { pool } = relayDatabase
    const topic = `player.${books.memberId}.2`
    const position = (await takeLease(pool, randomUUID()))!
    const forgotten = { ...position, lastId: position.lastId + 5n }
    await expect(storePosition(pool, forgotten, forgotten, new Map([[topic, 9]]))).rejects.toThrow(RelayLost)
    expect(await readTopicSeqs(pool, position, [topic])).toEqual(new Map())
  })

  it('renews its lease while it publishes a long backlog', async () => {
    const { pool } = relayDatabase
    const position = (await takeLease(pool, randomUUID()))!
    await books.owner.query(`UPDATE relay SET lease_until = '-infinity'`)
    await storePosition(pool, position, position, new Map([[`lobby.${books.memberId}`, 1]]))
    expect(await takeLease(pool, randomUUID())).toBeUndefined()
  })
})

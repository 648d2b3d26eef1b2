import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import type { Broker } from '#platform/broker/broker.ts'
import { outboxWritten } from '#platform/broker/subjects.ts'
import { type PublishedFrame, publishFrames } from '#platform/broker/topic-frames.ts'
import { failpoint } from '#platform/failpoint.ts'
import { observeFact } from '#platform/observations.ts'
import type { Log } from '#platform/log.ts'
import {
  type OutboxRow,
  type Position,
  prune,
  readNext,
  returnLease,
  storePosition,
  takeLease,
  readTopicSeqs,
} from './queries.ts'

export interface RelayOptions {
  readonly pool: Pool
  readonly broker: Broker
  readonly log: Log
  readonly observe: (events: number) => void
}

const pollEveryMs = 100
const pruneEveryMs = 60_000
const eventsPerFrame = 100
const rememberedTopics = 100_000

/**
 * Publishes the outbox to the broker and numbers the events per topic. It stores its position after publishing: after a
 * crash the same rows get the same numbers again, and clients drop the repeats.
 */
export const startRelay = ({ pool, broker, log, observe }: RelayOptions) => {
  const owner = randomUUID()
  /** The last number per topic; valid only while the stored position is the one that this relay stored. */
  const known = new Map<string, number>()
  let stored: Position | undefined
  let stopping = false
  let wake: () => void = () => undefined
  const subscription = broker.subscribe(outboxWritten, () => wake())
  const pause = (ms: number) =>
    new Promise<void>(resolve => {
      const timer = setTimeout(resolve, ms)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  const publishNext = async (position: Position): Promise<Position | undefined> => {
    const rows = await readNext(pool, position)
    if (rows.length === 0 || !broker.isConnected()) return undefined
    const topics = new Set(rows.map(row => row.topic))
    const unknown = [...topics].filter(topic => !known.has(topic))
    if (unknown.length > 0)
      for (const [topic, seq] of await readTopicSeqs(pool, position, unknown)) known.set(topic, seq)
    const seqs = new Map<string, number>()
    const frames = groupByTopic(rows).map(([topic, group]): PublishedFrame => {
      const from = (seqs.get(topic) ?? known.get(topic) ?? 0) + 1
      const to = from + group.length - 1
      seqs.set(topic, to)
      return { topic, from, to, events: toEventsText(group) }
    })
    publishFrames(broker, frames)
    failpoint('outbox.afterPublish')
    await broker.flush()
    const last = rows.at(-1)!
    const next = { ...position, txid: last.txid, lastId: last.id }
    failpoint('outbox.beforePosition')
    await storePosition(pool, position, next, seqs)
    if (known.size > rememberedTopics) known.clear()
    for (const [topic, seq] of seqs) known.set(topic, seq)
    stored = next
    observe(rows.length)
    for (const { event } of rows) observeFact('server', 'published', event)
    return next
  }

  const loop = (async () => {
    let pruned = 0
    while (!stopping) {
      try {
        let position = await takeLease(pool, owner)
        if (!isSame(position, stored)) known.clear()
        while (position && !stopping) position = await publishNext(position)
        if (Date.now() - pruned > pruneEveryMs) {
          await prune(pool)
          pruned = Date.now()
        }
      } catch (error) {
        known.clear()
        log.warn({ err: error }, 'relay interrupted')
      }
      if (!stopping) await pause(pollEveryMs)
    }
  })()

  return {
    async stop(): Promise<void> {
      stopping = true
      wake()
      subscription.unsubscribe()
      await loop
      await returnLease(pool, owner).catch(() => undefined)
    },
  }
}

/** False if another relay, or a crash that lost the last step, has changed the position. */
const isSame = (a: Position | undefined, b: Position | undefined): boolean =>
  a?.epoch === b?.epoch && a?.txid === b?.txid && a?.lastId === b?.lastId

/** The rows of each topic in order, at most so many in a frame. */
const groupByTopic = (rows: readonly OutboxRow[]): [string, OutboxRow[]][] =>
  [...Map.groupBy(rows, row => row.topic)].flatMap(([topic, group]) =>
    Array.from({ length: Math.ceil(group.length / eventsPerFrame) }, (_, i): [string, OutboxRow[]] => [
      topic,
      group.slice(i * eventsPerFrame, (i + 1) * eventsPerFrame),
    ]),
  )

const toEventsText = (rows: readonly OutboxRow[]): string =>
  `[${rows.map(({ event, body }) => `[${JSON.stringify(event)},${body}]`).join(',')}]`

import { randomUUID } from 'node:crypto'
import { messageKinds } from '@fairground/contract/channel'
import type { Pool } from 'pg'
import type { Broker } from '#broker/broker.ts'
import { outboxWritten, topicSubject } from '#broker/subjects.ts'
import { failpoint } from '#failpoint.ts'
import type { Log } from '#log.ts'
import {
  type OutboxRow,
  type Position,
  prune,
  readNext,
  returnRelay,
  storePosition,
  takeRelay,
  topicSeqs,
} from './queries.ts'

export interface RelayOptions {
  readonly pool: Pool
  readonly broker: Broker
  readonly log: Log
  readonly observe: (events: number) => void
}

const lookEveryMs = 100
const pruneEveryMs = 60_000
const eventsPerFrame = 100

/**
 * Carries the outbox to the broker, numbering each topic's events in the order it publishes them. It stores its
 * position after publishing: after a crash the same rows get the same numbers again, and viewers drop the repeats.
 */
export const startRelay = ({ pool, broker, log, observe }: RelayOptions) => {
  const owner = randomUUID()
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

  const carry = async (position: Position): Promise<Position | undefined> => {
    const rows = await readNext(pool, position)
    if (rows.length === 0 || !broker.isConnected()) return undefined
    const seqs = await topicSeqs(pool, position, [...new Set(rows.map(row => row.topic))])
    for (const [topic, group] of frames(rows)) {
      const from = (seqs.get(topic) ?? 0) + 1
      const to = from + group.length - 1
      broker.publish(topicSubject(topic), [
        messageKinds.EVENTS,
        topic,
        from,
        to,
        group.map(row => [row.event, row.body]),
      ])
      seqs.set(topic, to)
    }
    failpoint('outbox.afterPublish')
    await broker.flush()
    const last = rows.at(-1)!
    const next = { ...position, txid: last.txid, lastId: last.id }
    failpoint('outbox.beforePosition')
    await storePosition(pool, next, seqs)
    observe(rows.length)
    return next
  }

  const loop = (async () => {
    let pruned = 0
    while (!stopping) {
      try {
        let position = await takeRelay(pool, owner)
        while (position && !stopping) position = await carry(position)
        if (Date.now() - pruned > pruneEveryMs) {
          await prune(pool)
          pruned = Date.now()
        }
      } catch (error) {
        log.warn({ err: error }, 'relay interrupted')
      }
      if (!stopping) await pause(lookEveryMs)
    }
  })()

  return {
    async stop(): Promise<void> {
      stopping = true
      wake()
      subscription.unsubscribe()
      await loop
      await returnRelay(pool, owner).catch(() => undefined)
    },
  }
}

/** The rows of each topic in order, in frames that stay well below what the broker takes as one message. */
const frames = (rows: readonly OutboxRow[]): [string, OutboxRow[]][] =>
  [...Map.groupBy(rows, row => row.topic)].flatMap(([topic, group]) =>
    Array.from({ length: Math.ceil(group.length / eventsPerFrame) }, (_, i): [string, OutboxRow[]] => [
      topic,
      group.slice(i * eventsPerFrame, (i + 1) * eventsPerFrame),
    ]),
  )

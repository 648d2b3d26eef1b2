import type { Pool, PoolClient } from 'pg'
import type { Log } from '#platform/log.ts'
import { pause } from '#platform/pause.ts'
import {
  type CollectedEvent,
  lockPosition,
  type ReadRow,
  readRows,
  storeEvents,
  storePosition,
  takePositions,
} from './queries/collect.ts'
import { toMessage } from './to-message.ts'

const pollEveryMs = 200
const batch = 1000

/**
 * Copies the events that endpoints want from the outbox, in its order. The events and the position of the collector are
 * one transaction, so each event is collected once.
 */
export const startCollector = (pool: Pool, log: Log) => {
  const stopping = new AbortController()
  const loop = (async () => {
    while (!stopping.signal.aborted) {
      const read = await collectOnce(pool).catch((error: unknown) => {
        log.warn({ err: error }, 'webhook events not collected')
        return 0
      })
      if (read < batch) await pause(pollEveryMs, stopping)
    }
  })()
  return {
    async stop(): Promise<void> {
      stopping.abort()
      await loop
    },
  }
}

const collectOnce = async (pool: Pool): Promise<number> => {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    const read = await collectBatch(client)
    await client.query('COMMIT')
    client.release()
    return read
  } catch (error) {
    client.release(true)
    throw error
  }
}

const collectBatch = async (client: PoolClient): Promise<number> => {
  const position = await lockPosition(client)
  if (!position) return 0
  const rows = await readRows(client, position, batch)
  const last = rows.at(-1)
  if (!last) return 0
  const wanted = rows.flatMap(toWanted)
  if (wanted.length > 0) await storeEvents(client, await addPositions(client, wanted))
  await storePosition(client, { txid: last.txid, lastId: last.id })
  return last.seen
}

type Unnumbered = Omit<CollectedEvent, 'position'>

const toWanted = ({ id, memberId, topic, event, body, at }: ReadRow): Unnumbered[] => {
  const message = body && toMessage(topic, event, body)
  if (!message) return []
  return [{ memberId, outboxId: id, event, object: message.object, data: JSON.stringify(message.data), at }]
}

const addPositions = async (
  client: PoolClient,
  wanted: readonly Unnumbered[],
): Promise<readonly CollectedEvent[]> => {
  const counts = new Map<number, number>()
  for (const { memberId } of wanted) counts.set(memberId, (counts.get(memberId) ?? 0) + 1)
  const last = await takePositions(client, counts)
  const next = new Map(
    [...last].map(([memberId, position]) => [memberId, position - BigInt(counts.get(memberId)!)]),
  )
  return wanted.map(event => {
    const position = next.get(event.memberId)! + 1n
    next.set(event.memberId, position)
    return { ...event, position }
  })
}

import { roundTime } from '#beacon/beacon.ts'
import { openCheckpoint } from '#log/checkpoint.ts'
import type { TypedEntry } from '#log/entry.ts'
import { marginSeconds } from '#log/seen-in-time.ts'
import type { Evidence } from './evidence.ts'
import type { Logged } from './log-view.ts'

/**
 * How many witnesses cosigned a checkpoint with this entry in time for its beacon round. A signed checkpoint that is
 * larger than the entry's index has either this entry or, in a split view, another one in its place.
 */
export function countTimelyWitnesses(
  { record, pins: { policy }, witnesses }: Evidence,
  { entry, index }: Logged<TypedEntry<'close'>>,
): number {
  if (!policy) return 0
  const latest = roundTime(record.beacon.chain, entry.round) / 1000 - marginSeconds
  const sources = [record.log.checkpoint, record.history.checkpoint, ...witnesses.checkpoints]
  const timely = sources
    .map(source => openCheckpoint(source, policy))
    .filter(checkpoint => checkpoint !== undefined)
    .filter(({ size }) => size > index)
    .flatMap(({ times }) => [...times].filter(([, seconds]) => seconds <= latest))
  return new Set(timely.map(([name]) => name)).size
}

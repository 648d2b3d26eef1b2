import { isDeck } from '#kinds/deck-terms.ts'
import { hasRanking } from '#kinds/terms.ts'
import type { Book } from '#ledger/book/book.ts'
import type { InstanceRow } from '#ledger/book/rows.ts'
import type { AnyCommand } from '#ledger/commands.ts'
import { join } from '#ledger/commands/join.ts'
import type { MergedNeeds, Needs } from '#ledger/load/needs.ts'
import type { LaneHead } from './lease.ts'

/** A time that the database stated, and when this process had read it. */
export interface ClockReading {
  readonly now: number
  readonly readAt: number
}

export type EndHead = Omit<LaneHead, 'fencedAt'>

/** What a batch leaves if it commits. The next batch may be decided on it before the commit. */
export interface BatchEnd {
  readonly head: EndHead
  /** Without decks, instances with a ranking and instances that the batch filled: their sales need more than their row. */
  readonly instances: ReadonlyMap<number, InstanceRow>
  readonly opKeys: ReadonlySet<string>
  /** Players of the batch who have grants or limits. */
  readonly boundPlayers: ReadonlySet<number>
  readonly clock: ClockReading
}

/** Called when all rows of a batch are sent and nothing but its commit is open. */
export const endOfBatch = (
  book: Book,
  needs: MergedNeeds,
  playerChanges: bigint,
  clock: ClockReading,
): BatchEnd => {
  const { member, instances, bonus, limits } = book.loaded
  const filled = new Set(book.filled)
  const simple = [...instances.values()].filter(row => !isDeck(row) && !hasRanking(row) && !filled.has(row))
  return {
    head: { ...book.head, member, playerChanges },
    instances: copyInstances(simple),
    opKeys: new Set(needs.opKeys),
    boundPlayers: new Set([
      ...[...bonus.grants.values()].map(grant => grant.playerId),
      ...limits.changes.map(change => change.playerId),
    ]),
    clock,
  }
}

/** Whether these commands can be decided before the batch has committed: purchases that need nothing it has not read. */
export const canFollow = (end: BatchEnd, commands: readonly AnyCommand[]): boolean =>
  commands.every(command => command.name === 'join' && isReady(end, join.needs(command.request)))

const isReady = (end: BatchEnd, { opKeys, instances, players, opens, exchange }: Needs): boolean =>
  !exchange &&
  opens?.length === 0 &&
  !opKeys.some(key => end.opKeys.has(key)) &&
  instances!.every(id => end.instances.has(id)) &&
  !players!.some(id => end.boundPlayers.has(id))

/** A batch changes the rows that it decides on. */
export const copyInstances = (rows: Iterable<InstanceRow>): Map<number, InstanceRow> =>
  new Map([...rows].map(row => [row.id, { ...row }]))

import type { Book } from '@fairground/server/ledger/book/book'
import type { Loaded } from '@fairground/server/ledger/book/loaded'
import type { AnyCommand } from '@fairground/server/ledger/commands'
import { canFollow, copyInstances, endOfBatch } from '@fairground/server/ledger/lane/batch-end'
import { getNeeds } from '@fairground/server/ledger/lane/apply-rule'
import type { EarlyBatch as ServerBatch } from '@fairground/server/ledger/lane/early-batch'
import { type MergedNeeds, mergeNeeds } from '@fairground/server/ledger/load/needs'
import type { Task } from '../engine/machines.ts'
import type { System } from '../system.ts'
import type { Lease } from './lease.ts'
import { decideCommands } from './decide-commands.ts'
import { readBatch } from './read-batch.ts'

/** Purchases that were decided before the commit of the batch before. */
export type EarlyBatch = Omit<ServerBatch, 'statements' | 'written'>

/** A batch that is written and not yet committed. */
export interface SentBatch {
  readonly book: Book
  readonly needs: MergedNeeds
}

/** Decides waiting purchases like the server's lane: on the rows that a batch leaves if it commits. */
export function* decideEarly(
  system: System,
  lease: Lease,
  commands: readonly AnyCommand[],
  sent: SentBatch,
): Task<EarlyBatch | undefined> {
  const { database } = system
  const end = endOfBatch(sent.book, sent.needs, 0n, { now: sent.book.now, readAt: database.time })
  if (!canFollow(end, commands)) return undefined
  const needs = mergeNeeds(commands.map(getNeeds))
  const tx = yield* database.begin(lease.owner)
  const now = Math.floor(end.clock.now + database.time - end.clock.readAt)
  const instances = copyInstances(needs.instances.map(id => end.instances.get(id)!))
  const read = yield* readBatch(system, tx, needs, { instances, now })
  database.abort(tx)
  const loaded = { ...toKept(sent.book, read), ...end.head }
  return { end, commands, needs, ...decideCommands(system, lease, commands, loaded) }
}

/** The rows as the batch leaves them: the lane keeps them. */
const toKept = ({ loaded: left }: Book, read: Loaded): Loaded => ({
  ...read,
  accounts: replaced(read.accounts, left.accounts),
  players: replaced(read.players, left.players),
  playerGames: replaced(read.playerGames, left.playerGames),
})

/** Copies, because the batch is written when it commits. */
const replaced = <K, V extends object>(read: ReadonlyMap<K, V>, left: ReadonlyMap<K, V>): Map<K, V> =>
  new Map([...read, ...[...left].map(([key, row]) => [key, { ...row }] as const)])

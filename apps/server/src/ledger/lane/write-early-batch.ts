import { isDeepStrictEqual } from 'node:util'
import { frontierToBytes } from '@fairground/fair/crypto/merkle'
import type { InstanceRow } from '#ledger/book/rows.ts'
import type { KeptRows } from '#ledger/load/kept-rows.ts'
import { loadInstances, readClock } from '#ledger/load/load.ts'
import { withMemberClient } from '#ledger/member-client.ts'
import { addReceipts } from '#ledger/receipts/add-receipts.ts'
import type { BatchContext } from './batch-context.ts'
import { type BatchEnd, type EndHead, endOfBatch } from './batch-end.ts'
import { afterCommit, beforeCommit, passFailpoints } from './batch-failpoints.ts'
import { isExpired } from './deadline.ts'
import type { EarlyBatch } from './early-batch.ts'
import type { LaneReply } from './lane-reply.ts'
import { fence } from './lease.ts'

/** A decision is not written later than this after the time for which it was made. */
const maxDelayMs = 1000

/** What the database states behind the fence. */
export interface Found {
  readonly head: EndHead
  readonly instances: ReadonlyMap<number, InstanceRow>
  readonly now: number
}

/**
 * Writes a batch that was decided early, behind the fence and with its instances locked. Returns undefined and writes nothing
 * if the database does not state what the decisions assume.
 */
export const writeEarly = async (
  context: BatchContext,
  early: EarlyBatch,
  kept: KeptRows,
  onSent?: (end: BatchEnd) => void,
): Promise<LaneReply<unknown>[] | undefined> => {
  const { pool, memberId, epoch, tools } = context
  const { needs, book, commands } = early
  const replies = await withMemberClient(pool, memberId, async client => {
    const [{ fencedAt: _, ...head }, instances, now] = await Promise.all([
      fence(client, memberId, epoch),
      loadInstances(client, memberId, needs.instances),
      readClock(client),
    ])
    const readAt = performance.now()
    if (!isAsAssumed(early, { head, instances, now })) return undefined
    const answered = addReceipts(client, book, early.replies, tools)
    early.statements.send(client)
    const sent = Promise.all([answered, early.written])
    kept.keep(needs, book.loaded, book.head.journalHash)
    onSent?.(endOfBatch(book, needs, head.playerChanges, { now, readAt }))
    await sent
    passFailpoints(beforeCommit, commands)
    return answered
  })
  if (!replies) return undefined
  early.refusals.keep()
  passFailpoints(afterCommit, commands)
  return replies
}

/** Whether the decisions would be the same if they were made now. */
export const isAsAssumed = (
  { end, book, commands }: Pick<EarlyBatch, 'end' | 'book' | 'commands'>,
  { head, instances, now }: Found,
): boolean =>
  isDeepStrictEqual(toPlain(head), toPlain(end.head)) &&
  [...book.loaded.instances.keys()].every(id => isSameInstance(instances.get(id), end.instances.get(id)!)) &&
  now >= book.now &&
  now - book.now <= maxDelayMs &&
  ![...instances.values()].some(({ regEnd }) => book.now < regEnd && regEnd <= now) &&
  !commands.some(command => isExpired(command, now))

const isSameInstance = (found: InstanceRow | undefined, assumed: InstanceRow): boolean =>
  found !== undefined && isDeepStrictEqual(toComparable(found), toComparable(assumed))

const toComparable = ({ frontier, dealSeed, ...row }: InstanceRow) => ({
  ...row,
  frontier: toText(frontierToBytes(frontier)),
  dealSeed: toText(dealSeed),
})

const toPlain = ({ journalHash, batchHash, ...head }: EndHead) => ({
  ...head,
  journalHash: toText(journalHash),
  batchHash: toText(batchHash),
})

/** Bytes are equal whatever class holds them. */
const toText = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1')

import { Book } from '#ledger/book/book.ts'
import type { AnyCommand } from '#ledger/commands.ts'
import { applyRule, getNeeds } from './apply-rule.ts'
import type { BatchContext } from './batch-context.ts'
import { type BatchEnd, endOfBatch } from './batch-end.ts'
import { afterCommit, beforeCommit, passFailpoints } from './batch-failpoints.ts'
import { isExpired, withoutOpening } from './deadline.ts'
import { decideCommand } from './decide-command.ts'
import { decideInSlices } from './decide-in-slices.ts'
import type { EarlyBatch } from './early-batch.ts'
import type { LaneReply } from './lane-reply.ts'
import { fence } from './lease.ts'
import { KeptRows } from '#ledger/load/kept-rows.ts'
import { load } from '#ledger/load/load.ts'
import { withMemberClient } from '#ledger/member-client.ts'
import { mergeNeeds } from '#ledger/load/needs.ts'
import { createRefusedKeys, type RefusedKeys } from './refused-keys.ts'
import { addReceipts } from '#ledger/receipts/add-receipts.ts'
import { write, writeSlice } from '#ledger/write/write.ts'
import { writeEarly } from './write-early-batch.ts'

/** How a batch follows the one before and is followed by the next. */
export interface Overlap {
  /** The same commands, decided while the batch before was committed. */
  readonly early?: EarlyBatch | undefined
  /** Called when a batch of purchases is sent and will be committed. */
  readonly onSent?: (end: BatchEnd) => void
}

/** Decides all commands in one transaction, in order of arrival. All or nothing. */
export const runBatch = async (
  context: BatchContext,
  commands: readonly AnyCommand[],
  refused: RefusedKeys = createRefusedKeys(),
  { early, onSent }: Overlap = {},
): Promise<LaneReply<unknown>[]> => {
  const kept = context.kept ?? new KeptRows()
  try {
    if (early) {
      const replies = await writeEarly(context, early, kept, onSent)
      if (replies) return replies
      // Its decisions have changed them.
      kept.forgetAll()
    }
    return await runWithKept(context, commands, refused, kept, onSent)
  } catch (error) {
    kept.forgetAll()
    throw error
  }
}

const runWithKept = async (
  context: BatchContext,
  commands: readonly AnyCommand[],
  refused: RefusedKeys,
  kept: KeptRows,
  onSent: Overlap['onSent'],
): Promise<LaneReply<unknown>[]> => {
  const refusals = refused.begin()
  const onlyPurchases = commands.every(({ name }) => name === 'join')
  const replies = await withMemberClient(context.pool, context.memberId, async client => {
    const { fencedAt, playerChanges, ...head } = await fence(client, context.memberId, context.epoch)
    kept.check({ journalHash: head.journalHash, playerChanges })
    if (!onlyPurchases) kept.forgetGrantsAndLimits()
    const needsByCommand = commands.map(command => {
      const all = getNeeds(command)
      return isExpired(command, fencedAt) ? withoutOpening(all) : all
    })
    const needs = mergeNeeds(needsByCommand)
    const loaded = await load(client, context.memberId, needs, head, kept)
    const clock = { now: loaded.now, readAt: performance.now() }
    const book = new Book(loaded)
    const decisions = commands.map(
      (command, i) => () =>
        decideCommand({ command, opKeys: needsByCommand[i]!.opKeys }, book, refusals, () =>
          applyRule(command, book, context.tools),
        ),
    )
    const { replies: decided, written } = await decideInSlices(decisions, {
      countJournals: () => book.finalJournals,
      write: () => writeSlice(client, book.takeSlice()),
    })
    book.finish(context.tools.signReceipt)
    const answered = addReceipts(client, book, decided, context.tools)
    const sent = Promise.all([written, answered, write(client, book)])
    kept.keep(needs, loaded, book.head.journalHash)
    if (onlyPurchases) onSent?.(endOfBatch(book, needs, playerChanges, clock))
    else kept.forgetGrantsAndLimits()
    await sent
    passFailpoints(beforeCommit, commands)
    return answered
  })
  refusals.keep()
  passFailpoints(afterCommit, commands)
  return replies
}

/** When one command fails a batch, bisection finds it: that command is refused and the rest succeed. */
export const runBisecting = async (
  context: BatchContext,
  commands: readonly AnyCommand[],
  refused: RefusedKeys,
  onRejected: (command: AnyCommand, error: unknown) => void,
  isFatal: (error: unknown) => boolean,
  overlap: Overlap = {},
): Promise<LaneReply<unknown>[]> => {
  try {
    return await runBatch(context, commands, refused, overlap)
  } catch (error) {
    if (isFatal(error)) throw error
    if (commands.length === 1) {
      const failed = { refused: 'failed' } as const
      onRejected(commands[0]!, error)
      refused.add(commands[0]!, failed)
      return [failed]
    }
    const middle = Math.ceil(commands.length / 2)
    const first = await runBisecting(context, commands.slice(0, middle), refused, onRejected, isFatal)
    const second = await runBisecting(context, commands.slice(middle), refused, onRejected, isFatal)
    return [...first, ...second]
  }
}

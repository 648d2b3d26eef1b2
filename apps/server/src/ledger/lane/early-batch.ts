import { setImmediate } from 'node:timers/promises'
import type { Log } from '#platform/log.ts'
import { Book } from '#ledger/book/book.ts'
import type { AnyCommand } from '#ledger/commands.ts'
import type { KeptRows } from '#ledger/load/kept-rows.ts'
import { load } from '#ledger/load/load.ts'
import { type MergedNeeds, mergeNeeds } from '#ledger/load/needs.ts'
import { withMemberClient } from '#ledger/member-client.ts'
import { recordStatements } from '#ledger/write/recorded-statements.ts'
import { write } from '#ledger/write/write.ts'
import { applyRule, getNeeds } from './apply-rule.ts'
import type { BatchContext } from './batch-context.ts'
import { type BatchEnd, canFollow, copyInstances } from './batch-end.ts'
import { decideCommand } from './decide-command.ts'
import type { LaneReply } from './lane-reply.ts'
import type { BatchRefusals, RefusedKeys } from './refused-keys.ts'

/** So many commands are decided at a time: the lane must not keep the batch waiting that is about to commit. */
const decideAtOnce = 16

/** A batch that was decided on what the batch before leaves. It holds only if that batch commits as it was sent. */
export interface EarlyBatch {
  readonly end: BatchEnd
  readonly commands: readonly AnyCommand[]
  readonly needs: MergedNeeds
  readonly book: Book
  readonly replies: readonly LaneReply<unknown>[]
  readonly refusals: BatchRefusals
  readonly statements: Pick<ReturnType<typeof recordStatements>, 'send'>
  readonly written: Promise<void>
}

/**
 * Begins to decide purchases while a batch is committed; undefined if they need what only its commit shows. The result is
 * undefined if they could not be decided.
 */
export const tryEarly = (
  context: BatchContext & { readonly kept: KeptRows },
  commands: readonly AnyCommand[],
  end: BatchEnd,
  { refused, log }: { readonly refused: RefusedKeys; readonly log: Log },
): Promise<EarlyBatch | undefined> | undefined => {
  if (!canFollow(end, commands)) return undefined
  const needs = mergeNeeds(commands.map(getNeeds))
  // A batch that is retried meanwhile does not share rows with this one.
  const view = context.kept.findView(needs, end.head)
  if (!view) return undefined
  return decideEarly(context, { commands, needs, view }, end, refused).catch((error: unknown) => {
    log.warn({ err: error, commands: commands.length }, 'batch not decided early')
    // Some decisions may have changed them.
    context.kept.forgetAll()
    return undefined
  })
}

/** Purchases with their needs and the rows that the lane keeps for them. */
interface EarlyPurchases {
  readonly commands: readonly AnyCommand[]
  readonly needs: MergedNeeds
  readonly view: KeptRows
}

/**
 * Decides purchases while the batch before is committed. Rows that the lane does not keep are read on another connection,
 * without locks: only the lane writes them, and that batch does not, because the lane would keep them. Instances are taken
 * as that batch leaves them and compared when they are locked.
 */
const decideEarly = async (
  context: BatchContext,
  { commands, needs, view }: EarlyPurchases,
  end: BatchEnd,
  refused: RefusedKeys,
): Promise<EarlyBatch> => {
  const refusals = refused.begin()
  const instances = copyInstances(needs.instances.map(id => end.instances.get(id)!))
  // The books state times in whole milliseconds, like the clock of the database.
  const now = Math.floor(end.clock.now + performance.now() - end.clock.readAt)
  const loaded = await withMemberClient(context.pool, context.memberId, client =>
    load(client, context.memberId, needs, end.head, view, { instances, now }),
  )
  const book = new Book(loaded)
  const replies: LaneReply<unknown>[] = []
  for (const command of commands) {
    const { opKeys } = getNeeds(command)
    replies.push(
      decideCommand({ command, opKeys }, book, refusals, () => applyRule(command, book, context.tools)),
    )
    if (replies.length % decideAtOnce === 0) await setImmediate()
  }
  book.finish(context.tools.signReceipt)
  await setImmediate()
  const statements = recordStatements()
  const written = write(statements.client, book)
  return { end, commands, needs, book, replies, refusals, statements, written }
}

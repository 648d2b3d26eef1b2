import type { Pool } from 'pg'
import { type Failpoint, failpoint } from '#platform/failpoint.ts'
import { Book } from '#ledger/book/book.ts'
import type { AnyCommand, CommandName, Decision, Request } from '#ledger/commands.ts'
import type { CommandRule } from '#ledger/command-rule.ts'
import type { CommandTools } from '#ledger/command-tools.ts'
import { isExpired, withoutOpening } from './deadline.ts'
import { decideCommand } from './decide-command.ts'
import { decideInSlices } from './decide-in-slices.ts'
import type { LaneReply } from './lane-reply.ts'
import { fence } from './lease.ts'
import { KeptRows } from '#ledger/load/kept-rows.ts'
import { load } from '#ledger/load/load.ts'
import { withMemberClient } from '#ledger/member-client.ts'
import { mergeNeeds } from '#ledger/load/needs.ts'
import { createRefusedKeys, type RefusedKeys } from './refused-keys.ts'
import { addReceipts } from '#ledger/receipts/add-receipts.ts'
import { rules } from '#ledger/command-rules.ts'
import { write, writeSlice } from '#ledger/write/write.ts'

export interface BatchContext {
  readonly pool: Pool
  readonly memberId: number
  readonly epoch: bigint
  readonly tools: CommandTools
  /** Without it, all rows are read. */
  readonly kept?: KeptRows
}

/** Decides all commands in one transaction, in order of arrival. All or nothing. */
export const runBatch = async (
  context: BatchContext,
  commands: readonly AnyCommand[],
  refused: RefusedKeys = createRefusedKeys(),
): Promise<LaneReply<unknown>[]> => {
  const kept = context.kept ?? new KeptRows()
  try {
    return await runWithKept(context, commands, refused, kept)
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
): Promise<LaneReply<unknown>[]> => {
  const refusals = refused.begin()
  const onlyPurchases = commands.every(({ name }) => name === 'join')
  const { replies, keep } = await withMemberClient(context.pool, context.memberId, async client => {
    const { fencedAt, playerChanges, ...head } = await fence(client, context.memberId, context.epoch)
    kept.check({ journalHash: head.journalHash, playerChanges })
    if (!onlyPurchases) kept.forgetGrantsAndLimits()
    const needsByCommand = commands.map(command => {
      const all = ruleFor(command.name).needs(command.request)
      return isExpired(command, fencedAt) ? withoutOpening(all) : all
    })
    const needs = mergeNeeds(needsByCommand)
    const book = new Book(await load(client, context.memberId, needs, head, kept))
    const decisions = commands.map(
      (command, i) => () =>
        decideCommand({ command, opKeys: needsByCommand[i]!.opKeys }, book, refusals, () =>
          ruleFor(command.name).decide(command.request, book, context.tools),
        ),
    )
    const { replies, written } = await decideInSlices(decisions, {
      countJournals: () => book.finalJournals,
      write: () => writeSlice(client, book.takeSlice()),
    })
    book.finish(context.tools.signReceipt)
    const answered = addReceipts(client, book, replies, context.tools)
    await Promise.all([written, answered, write(client, book)])
    passFailpoints(beforeCommit, commands)
    return { replies: await answered, keep: () => kept.keep(needs, book.loaded, book.head.journalHash) }
  })
  keep()
  if (!onlyPurchases) kept.forgetGrantsAndLimits()
  refusals.keep()
  passFailpoints(afterCommit, commands)
  return replies
}

type CommandFailpoints = Partial<Record<CommandName, Failpoint>>
const beforeCommit: CommandFailpoints = {
  join: 'join.beforeCommit',
  deposit: 'dep.beforeCredit',
  pay: 'pay.midBatch',
  refund: 'refund.midBatch',
  payWithdrawal: 'wd.beforePost',
  playSubscription: 'sub.midBatch',
}
const afterCommit: CommandFailpoints = {
  join: 'join.afterCommit',
  deposit: 'dep.afterCredit',
  requestWithdrawal: 'wd.afterPend',
  approveWithdrawal: 'wd.afterApprove',
  markSending: 'wd.afterSend',
  setLimit: 'limit.afterChange',
}

const passFailpoints = (points: CommandFailpoints, commands: readonly AnyCommand[]): void => {
  for (const { name } of commands) {
    const point = points[name]
    if (point) failpoint(point)
  }
}

// The pair of name and request is type-checked where a command is created; the queue carries any pair.
const ruleFor = (name: CommandName) =>
  rules[name] as unknown as CommandRule<Request<CommandName>, Decision<CommandName>>

/** When one command fails a batch, bisection finds it: that command is refused and the rest succeed. */
export const runBisecting = async (
  context: BatchContext,
  commands: readonly AnyCommand[],
  refused: RefusedKeys,
  onRejected: (command: AnyCommand, error: unknown) => void,
  isFatal: (error: unknown) => boolean,
): Promise<LaneReply<unknown>[]> => {
  try {
    return await runBatch(context, commands, refused)
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

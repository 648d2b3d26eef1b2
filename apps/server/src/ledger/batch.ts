import type { Pool } from 'pg'
import { type Failpoint, failpoint } from '#failpoint.ts'
import { Book } from './book.ts'
import type { AnyCommand, CommandName, CommandRule, CommandTools, LaneReply, Request } from './command.ts'
import { OpKeyConflict } from './op-key.ts'
import { fence } from './lease.ts'
import { load } from './load.ts'
import { inMemberClient } from './member-client.ts'
import { mergeNeeds } from './needs.ts'
import { signAnswers } from './receipts.ts'
import { rules } from './rules.ts'
import { write } from './write.ts'

export interface BatchContext {
  readonly pool: Pool
  readonly memberId: number
  readonly epoch: bigint
  readonly tools: CommandTools
}

/** Decides all commands in one transaction, in the order they came. All or nothing. */
export const runBatch = async (
  context: BatchContext,
  commands: readonly AnyCommand[],
): Promise<LaneReply<unknown>[]> => {
  const replies = await inMemberClient(context.pool, context.memberId, async client => {
    const head = await fence(client, context.memberId, context.epoch)
    const needs = mergeNeeds(commands.map(command => ruleOf(command.name).needs(command.request)))
    const book = new Book(await load(client, context.memberId, needs, head))
    const replies = commands.map(command => decide(command, book, context.tools))
    book.seal()
    const signed = signAnswers(replies, context.tools)
    await write(client, book)
    pass(beforeCommit, commands)
    return signed
  })
  pass(afterCommit, commands)
  return replies
}

type PointsOfCommands = Partial<Record<CommandName, Failpoint>>
const beforeCommit: PointsOfCommands = {
  join: 'join.beforeCommit',
  deposit: 'dep.beforeCredit',
  pay: 'pay.midBatch',
  refund: 'refund.midBatch',
  payWithdrawal: 'wd.beforePost',
  playSubscription: 'sub.midBatch',
}
const afterCommit: PointsOfCommands = {
  join: 'join.afterCommit',
  deposit: 'dep.afterCredit',
  requestWithdrawal: 'wd.afterPend',
  approveWithdrawal: 'wd.afterApprove',
  markSending: 'wd.afterSend',
  setLimit: 'limit.afterChange',
}

const pass = (points: PointsOfCommands, commands: readonly AnyCommand[]): void => {
  for (const { name } of commands) {
    const point = points[name]
    if (point) failpoint(point)
  }
}

const decide = (command: AnyCommand, book: Book, tools: CommandTools): LaneReply<unknown> => {
  try {
    return { ok: ruleOf(command.name).decide(command.request, book, tools) }
  } catch (error) {
    if (error instanceof OpKeyConflict) return { refused: 'conflict' }
    throw error
  }
}

// The pair (name, request) is checked where a command is made; behind the queue only the name is known.
const ruleOf = (name: CommandName) =>
  rules[name] as unknown as CommandRule<CommandName> & {
    needs(request: Request<CommandName>): ReturnType<CommandRule<CommandName>['needs']>
  }

/** When one command spoils a batch, halves find it: the bad one is refused, the rest succeed. */
export const runBisecting = async (
  context: BatchContext,
  commands: readonly AnyCommand[],
  onSpoiled: (command: AnyCommand, error: unknown) => void,
  isFatal: (error: unknown) => boolean,
): Promise<LaneReply<unknown>[]> => {
  try {
    return await runBatch(context, commands)
  } catch (error) {
    if (isFatal(error)) throw error
    if (commands.length === 1) {
      onSpoiled(commands[0]!, error)
      return [{ refused: 'failed' }]
    }
    const middle = Math.ceil(commands.length / 2)
    const first = await runBisecting(context, commands.slice(0, middle), onSpoiled, isFatal)
    const second = await runBisecting(context, commands.slice(middle), onSpoiled, isFatal)
    return [...first, ...second]
  }
}

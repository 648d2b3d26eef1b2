import type { Book } from '#ledger/book/book.ts'
import { OpKeyConflict } from '#ledger/book/op-key.ts'
import type { AnyCommand } from '#ledger/commands.ts'
import { isExpired } from './deadline.ts'
import type { LaneReply } from './lane-reply.ts'
import type { BatchRefusals } from './refused-keys.ts'

/** A command with the keys under which its decision is stored. */
interface KeyedCommand {
  readonly command: AnyCommand
  readonly opKeys: readonly string[]
}

/**
 * Decides one command of a batch. A command that is already decided returns its answer. Otherwise a copy of a refused
 * request is refused again, and an expired command is refused without a decision.
 */
export const decideCommand = (
  { command, opKeys }: KeyedCommand,
  book: Book,
  refusals: BatchRefusals,
  decide: () => unknown,
): LaneReply<unknown> => {
  const isDecided = () => opKeys.some(key => book.findDecision(key))
  if (command.decideBefore === undefined || isDecided()) return toReply(decide)
  const repeated = refusals.find(command)
  if (repeated) return repeated
  const reply: LaneReply<unknown> = isExpired(command, book.now) ? { refused: 'expired' } : toReply(decide)
  if (!isDecided()) refusals.add(command, reply)
  return reply
}

const toReply = (decide: () => unknown): LaneReply<unknown> => {
  try {
    return { ok: decide() }
  } catch (error) {
    if (error instanceof OpKeyConflict) return { refused: 'conflict' }
    throw error
  }
}

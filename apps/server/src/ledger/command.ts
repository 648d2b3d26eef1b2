import type { Book } from './book.ts'
import type { CloseBooks, CloseBooksAnswer } from './commands/close-books.ts'
import type { Deposit, DepositAnswer } from './commands/deposit.ts'
import type { FundJackpot, FundJackpotAnswer } from './commands/fund-jackpot.ts'
import type { Join, JoinAnswer } from './commands/join.ts'
import type { Pay, PayAnswer } from './commands/pay.ts'
import type { Refund, RefundAnswer } from './commands/refund.ts'
import type { Needs } from './needs.ts'

/** Everything that moves money, closed: what is not here cannot be asked of a lane. */
export interface Commands {
  join: { request: Join; answer: JoinAnswer }
  pay: { request: Pay; answer: PayAnswer }
  closeBooks: { request: CloseBooks; answer: CloseBooksAnswer }
  refund: { request: Refund; answer: RefundAnswer }
  deposit: { request: Deposit; answer: DepositAnswer }
  fundJackpot: { request: FundJackpot; answer: FundJackpotAnswer }
}

export type CommandName = keyof Commands
export type Request<N extends CommandName> = Commands[N]['request']
export type Answer<N extends CommandName> = Commands[N]['answer']

/** One command: which rows it needs under lock, and what it decides on them. */
export interface CommandRule<N extends CommandName> {
  needs(request: Request<N>): Needs
  decide(request: Request<N>, book: Book, tools: CommandTools): Answer<N>
}

/** What a decision may use besides the rows: both are arguments, so that a test can fix them. */
export interface CommandTools {
  readonly randomBytes: (length: number) => Uint8Array
  readonly signReceipt: (hash: Uint8Array) => Uint8Array
}

export type AnyCommand = { [N in CommandName]: { name: N; request: Request<N> } }[CommandName]

/** What a lane answers: the command's own answer, or why it was not decided. */
export type LaneReply<T> = { ok: T } | { refused: 'conflict' | 'overloaded' | 'failed' | 'not-mine' }

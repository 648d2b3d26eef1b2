import type { CommandName, CommandRule } from './command.ts'
import { closeBooks } from './commands/close-books.ts'
import { deposit } from './commands/deposit.ts'
import { fundJackpot } from './commands/fund-jackpot.ts'
import { join } from './commands/join.ts'
import { pay } from './commands/pay.ts'
import { refund } from './commands/refund.ts'

export const rules: { readonly [N in CommandName]: CommandRule<N> } = {
  join,
  pay,
  closeBooks,
  refund,
  deposit,
  fundJackpot,
}

import { house, playerCash } from '../account-key.ts'
import type { Book } from '../book.ts'
import type { WithdrawalRow } from '../cashier/rows.ts'
import { stepWithdrawal, type WithdrawalAsk } from '../cashier/withdrawals.ts'
import type { CommandRule } from '../command.ts'
import type { Needs } from '../needs.ts'
import { contentHash } from '../op-key.ts'
import { tellBalance } from '../tell.ts'

export interface RejectWithdrawal extends WithdrawalAsk {
  /** An operator may reject before it is sent; afterwards only the provider can say that it does not pay. */
  readonly by: 'operator' | 'provider'
}

/** The provider paid: what was on hold is gone. */
export const payWithdrawal: CommandRule<'payWithdrawal'> = {
  needs: ask => endNeeds(ask),
  decide: (ask, book) => stepWithdrawal(ask, 'pay', book, row => end(row, 'withdrawal-pay', book)),
}

export const rejectWithdrawal: CommandRule<'rejectWithdrawal'> = {
  needs: ask => endNeeds(ask),
  decide: (ask, book) =>
    stepWithdrawal(ask, ask.by === 'operator' ? 'reject' : 'refuse', book, row =>
      end(row, 'withdrawal-release', book),
    ),
}

/** The player changed his mind, where the operator's profile lets him. */
export const cancelWithdrawal: CommandRule<'cancelWithdrawal'> = {
  needs: ask => endNeeds(ask),
  decide: (ask, book) =>
    stepWithdrawal(ask, 'cancel', book, row =>
      book.loaded.member.pendingWithdrawalCancellable
        ? end(row, 'withdrawal-release', book)
        : 'notCancellable',
    ),
}

const endNeeds = ({ withdrawalId, playerId, currency }: WithdrawalAsk): Needs => ({
  opKeys: [],
  accounts: [playerCash(playerId, currency), house('clearing', currency)],
  withdrawals: [withdrawalId],
})

/** One key for both ends: even without the row's status, a second end could not be booked. */
const end = (row: WithdrawalRow, kind: 'withdrawal-pay' | 'withdrawal-release', book: Book): undefined => {
  const { id, playerId, currency, amount } = row
  const cash = playerCash(playerId, currency)
  const hold = kind === 'withdrawal-pay' ? { post: BigInt(id) } : { release: BigInt(id) }
  book.post({
    opKey: `wd:${id}`,
    opHash: contentHash({ id, kind }),
    kind,
    ref: id,
    playerId,
    postings: [{ from: cash, to: house('clearing', currency), amount, hold }],
    result: () => ({ withdrawalId: id, kind }),
  })
  tellBalance(book, cash)
  return undefined
}

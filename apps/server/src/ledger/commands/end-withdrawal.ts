import { operatorAccount, playerCash } from '../account-key.ts'
import type { Book } from '#ledger/book/book.ts'
import type { WithdrawalRow } from '../cashier/rows.ts'
import { stepWithdrawal, type WithdrawalAnswer, type WithdrawalRef } from '../cashier/withdrawals.ts'
import type { CommandRule } from '#ledger/command-rule.ts'
import type { Needs } from '#ledger/load/needs.ts'
import { contentHash } from '#ledger/book/op-key.ts'
import { publishBalance } from '#ledger/book/publish.ts'

export interface RejectWithdrawal extends WithdrawalRef {
  /** The operator can reject only before sending; afterwards only the provider can refuse. */
  readonly by: 'operator' | 'provider'
}

/** The provider paid: posts the hold. */
export const payWithdrawal: CommandRule<WithdrawalRef, WithdrawalAnswer> = {
  needs: ref => endNeeds(ref),
  decide: (ref, book) => stepWithdrawal(ref, 'pay', book, row => end(row, 'withdrawal-pay', book)),
}

export const rejectWithdrawal: CommandRule<RejectWithdrawal, WithdrawalAnswer> = {
  needs: ref => endNeeds(ref),
  decide: (ref, book) =>
    stepWithdrawal(ref, ref.by === 'operator' ? 'reject' : 'refuse', book, row =>
      end(row, 'withdrawal-release', book),
    ),
}

/** The player cancels the withdrawal, if the operator's profile allows it. */
export const cancelWithdrawal: CommandRule<WithdrawalRef, WithdrawalAnswer> = {
  needs: ref => endNeeds(ref),
  decide: (ref, book) =>
    stepWithdrawal(ref, 'cancel', book, row =>
      book.loaded.member.pendingWithdrawalCancellable
        ? end(row, 'withdrawal-release', book)
        : 'notCancellable',
    ),
}

const endNeeds = ({ withdrawalId, playerId, currency }: WithdrawalRef): Needs => ({
  opKeys: [],
  accounts: [playerCash(playerId, currency), operatorAccount('clearing', currency)],
  withdrawals: [withdrawalId],
})

/** Paying and releasing share one op key, so a withdrawal can end only once whatever its row says. */
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
    postings: [{ from: cash, to: operatorAccount('clearing', currency), amount, hold }],
    result: () => ({ withdrawalId: id, kind }),
  })
  publishBalance(book, cash)
  return undefined
}

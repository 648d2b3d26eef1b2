import { wageringLeft } from '@fairground/rules/bonus/wagering'
import { isOpenWithdrawal } from '@fairground/rules/payments/withdrawal'
import { house, playerCash, playerDebt } from '../account-key.ts'
import { spendableGrants } from '../bonus/grants.ts'
import type { Book } from '../book.ts'
import type { WithdrawalRow } from '../cashier/rows.ts'
import { tellWithdrawal } from '../cashier/withdrawals.ts'
import type { CommandRule } from '../command.ts'
import { contentHash, earlierAnswer } from '../op-key.ts'
import { tellBalance } from '../tell.ts'

export interface RequestWithdrawal {
  readonly opKey: string
  readonly playerId: number
  readonly currency: string
  readonly amount: bigint
  /** The player himself, or the operator who asks for him. */
  readonly requestedBy: string
}

export type RequestWithdrawalAnswer =
  | { readonly done: true; readonly withdrawalId: number }
  | { readonly done: false; readonly reason: RequestRefusal }

type RequestRefusal =
  | 'badAmount'
  | 'noSuchAccount'
  | 'oneIsOpen'
  | 'owesMoney'
  | 'notEnoughFunds'
  | 'wageringRemaining'

/** Puts the money on hold at once: it is no longer the player's to spend, and not yet paid. */
export const requestWithdrawal: CommandRule<'requestWithdrawal'> = {
  needs: ({ opKey, playerId, currency }) => ({
    opKeys: [opKey],
    players: [playerId],
    accounts: [playerCash(playerId, currency), playerDebt(playerId, currency), house('clearing', currency)],
    withdrawalsOf: [playerId],
    bonusOf: [playerId],
  }),
  decide(request, book) {
    const { opKey, playerId, currency, amount, requestedBy } = request
    const opHash = contentHash(request)
    const earlier = earlierAnswer(book, opKey, opHash) as RequestWithdrawalAnswer | undefined
    if (earlier) return earlier
    const reason = refusalOf(request, book)
    if (reason) return { done: false, reason }
    const cash = playerCash(playerId, currency)
    const journalId = book.post({
      opKey,
      opHash,
      kind: 'withdrawal-hold',
      ref: playerId,
      playerId,
      postings: [{ from: cash, to: house('clearing', currency), amount, hold: 'take' }],
      result: made => ({ done: true, withdrawalId: Number(made) }),
    })
    const row: WithdrawalRow = {
      id: Number(journalId),
      playerId,
      currency,
      amount,
      status: 'REQUESTED',
      version: 1,
      requestedBy,
      approvedBy: null,
      fourEyes: amount >= book.loaded.member.withdrawalFourEyesFrom,
    }
    book.loaded.cashier.withdrawals.set(row.id, row)
    book.cashierChanges.withdrawals.add(row)
    tellBalance(book, cash)
    tellWithdrawal(book, row)
    return { done: true, withdrawalId: row.id }
  },
}

const refusalOf = (
  { playerId, currency, amount }: RequestWithdrawal,
  book: Book,
): RequestRefusal | undefined => {
  if (amount <= 0n) return 'badAmount'
  const cash = playerCash(playerId, currency)
  if (!book.hasAccount(cash) || !book.hasAccount(house('clearing', currency))) return 'noSuchAccount'
  const own = [...book.loaded.cashier.withdrawals.values()].filter(row => row.playerId === playerId)
  if (own.some(row => isOpenWithdrawal(row.status))) return 'oneIsOpen'
  const debt = playerDebt(playerId, currency)
  if (book.hasAccount(debt) && book.balance(debt) < 0n) return 'owesMoney'
  if (book.balance(cash) < amount) return 'notEnoughFunds'
  return wageringLeft(spendableGrants(book, playerId, currency)) > 0n ? 'wageringRemaining' : undefined
}

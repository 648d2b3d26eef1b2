import { wageringLeft } from '@fairground/rules/bonus/wagering'
import { isOpenWithdrawal } from '@fairground/rules/payments/withdrawal'
import { operatorAccount, playerCash, playerDebt } from '../account-key.ts'
import { spendableGrants } from '../bonus/grants.ts'
import type { Book } from '#ledger/book/book.ts'
import type { WithdrawalRow } from '../cashier/rows.ts'
import { publishWithdrawal } from '../cashier/withdrawals.ts'
import type { CommandRule } from '#ledger/command-rule.ts'
import { contentHash, earlierAnswer } from '#ledger/book/op-key.ts'
import { publishBalance } from '#ledger/book/publish.ts'

export interface RequestWithdrawal {
  readonly opKey: string
  readonly playerId: number
  readonly currency: string
  readonly amount: bigint
  /** The player, or the staff member who requests it for them. */
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

/** Places a hold on the money: the player can no longer spend it, and it is not paid yet. */
export const requestWithdrawal: CommandRule<RequestWithdrawal, RequestWithdrawalAnswer> = {
  needs: ({ opKey, playerId, currency }) => ({
    opKeys: [opKey],
    players: [playerId],
    accounts: [
      playerCash(playerId, currency),
      playerDebt(playerId, currency),
      operatorAccount('clearing', currency),
    ],
    withdrawalPlayers: [playerId],
    bonusPlayers: [playerId],
  }),
  decide(request, book) {
    const { opKey, playerId, currency, amount, requestedBy } = request
    const opHash = contentHash(request)
    const earlier = earlierAnswer(book, opKey, opHash) as RequestWithdrawalAnswer | undefined
    if (earlier) return earlier
    const reason = findRefusal(request, book)
    if (reason) return { done: false, reason }
    const cash = playerCash(playerId, currency)
    const journalId = book.post({
      opKey,
      opHash,
      kind: 'withdrawal-hold',
      ref: playerId,
      playerId,
      postings: [{ from: cash, to: operatorAccount('clearing', currency), amount, hold: 'take' }],
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
      hasProposal: false,
      onHold: false,
      route: null,
      decidedBy: null,
    }
    book.loaded.cashier.withdrawals.set(row.id, row)
    book.cashierChanges.withdrawals.add(row)
    publishBalance(book, cash)
    publishWithdrawal(book, row)
    return { done: true, withdrawalId: row.id }
  },
}

const findRefusal = (
  { playerId, currency, amount }: RequestWithdrawal,
  book: Book,
): RequestRefusal | undefined => {
  if (amount <= 0n) return 'badAmount'
  const cash = playerCash(playerId, currency)
  if (!book.hasAccount(cash) || !book.hasAccount(operatorAccount('clearing', currency)))
    return 'noSuchAccount'
  const playerWithdrawals = [...book.loaded.cashier.withdrawals.values()].filter(
    row => row.playerId === playerId,
  )
  if (playerWithdrawals.some(row => isOpenWithdrawal(row.status))) return 'oneIsOpen'
  const debt = playerDebt(playerId, currency)
  if (book.hasAccount(debt) && book.balance(debt) < 0n) return 'owesMoney'
  if (book.balance(cash) < amount) return 'notEnoughFunds'
  return wageringLeft(spendableGrants(book, playerId, currency)) > 0n ? 'wageringRemaining' : undefined
}

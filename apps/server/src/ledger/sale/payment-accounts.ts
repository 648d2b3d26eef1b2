import { type AccountKey, playerBonus, playerCash } from '#ledger/account-key.ts'
import { spendableGrants } from '#ledger/bonus/grants.ts'
import type { Book } from '#ledger/book/book.ts'

export const sumBalances = (book: Book, accounts: readonly AccountKey[]): bigint =>
  accounts.reduce((sum, account) => sum + book.balance(account), 0n)

/** The accounts that a player can pay from, in the operator's spending order. */
export const findPaymentAccounts = (book: Book, playerId: number, currency: string): AccountKey[] => {
  const cash = playerCash(playerId, currency)
  const cashAccounts = book.hasAccount(cash) ? [cash] : []
  const bonusAccounts = spendableGrants(book, playerId, currency).map(grant =>
    playerBonus(grant.id, currency),
  )
  return book.loaded.member.spendBonusFirst
    ? [...bonusAccounts, ...cashAccounts]
    : [...cashAccounts, ...bonusAccounts]
}

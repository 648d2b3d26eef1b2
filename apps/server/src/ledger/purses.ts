import { type AccountKey, playerBonus, playerCash } from './account-key.ts'
import { spendableGrants } from './bonus/grants.ts'
import type { Book } from './book.ts'

export const spendableOf = (book: Book, purses: readonly AccountKey[]): bigint =>
  purses.reduce((sum, purse) => sum + book.balance(purse), 0n)

/** What a player can pay with, in the order the operator's rule empties it. */
export const pursesOf = (book: Book, playerId: number, currency: string): AccountKey[] => {
  const cash = playerCash(playerId, currency)
  const own = book.hasAccount(cash) ? [cash] : []
  const buckets = spendableGrants(book, playerId, currency).map(grant => playerBonus(grant.id, currency))
  return book.loaded.member.spendBonusFirst ? [...buckets, ...own] : [...own, ...buckets]
}

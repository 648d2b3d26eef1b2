import { type AccountKey, playerBonus, playerCash } from './account-key.ts'
import { spendableGrants } from './bonus/grants.ts'
import type { Book } from './book.ts'

/** What a player can pay with, in the order the operator's rule empties it. */
export const pursesOf = (book: Book, playerId: number, currency: string): AccountKey[] => {
  const cash = playerCash(playerId, currency)
  const own = book.hasAccount(cash) ? [cash] : []
  const buckets = spendableGrants(book, playerId, currency).map(grant => playerBonus(grant.id, currency))
  return book.loaded.member.spendBonusFirst ? [...buckets, ...own] : [...own, ...buckets]
}

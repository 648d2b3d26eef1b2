import { instantPlays } from '@fairground/fair/instant/deck-tickets'
import { decideJoin, type JoinDecision } from '@fairground/rules/play/join-decision'
import type { AccountKey } from '#ledger/account-key.ts'
import type { Book } from '#ledger/book/book.ts'
import type { InstanceRow } from '#ledger/book/rows.ts'
import { canPlayIn, joinFacts } from './join-facts.ts'
import { findPaymentAccounts, sumBalances } from './payment-accounts.ts'

interface CardPurchase {
  readonly playerId: number
  readonly count: number
  readonly currency: string
}

/** Decides whether these cards of a deck can be bought and paid from these accounts. */
export const decideCards = (
  { playerId, count, currency }: CardPurchase,
  instance: InstanceRow,
  book: Book,
  payFrom?: readonly AccountKey[],
): JoinDecision => {
  const deck = book.loaded.deck.decks.get(instance.id)
  // Receipt times must not go backwards: nothing is sold while the clock is behind the publication or the last sale.
  if (!deck || book.now < deck.publishedAt || book.now < deck.lastSoldAt)
    return { exitCode: 3, reason: 'notOpen' }
  if (!canPlayIn(book, playerId, instance)) return { exitCode: 1, reason: 'noSuchCurrency' }
  const spendable = sumBalances(book, payFrom ?? findPaymentAccounts(book, playerId, currency))
  const request = { plays: [], count, currency }
  const decision = decideJoin(
    joinFacts({ playerId, instance, rule: { kind: 'dealt' }, request, spendable }, book),
  )
  return decision.exitCode === 0
    ? { ...decision, plays: Array.from({ length: count }, () => instantPlays) }
    : decision
}

import { instantPlays } from '@fairground/fair/instant/deck-tickets'
import { decideJoin, type JoinDecision } from '@fairground/rules/play/join-decision'
import { escrowAccount, operatorAccount, playerCash } from '#ledger/account-key.ts'
import type { Book } from '#ledger/book/book.ts'
import type { ReceiptFacts } from '#ledger/book/receipts.ts'
import type { CommandRule } from '#ledger/command-rule.ts'
import { joinFacts, canPlayIn } from '#ledger/sale/join-facts.ts'
import { toRefusal } from '#ledger/sale/join-refusal.ts'
import { contentHash, earlierAnswer } from '#ledger/book/op-key.ts'
import { findPaymentAccounts, sumBalances } from '#ledger/sale/payment-accounts.ts'
import type { InstanceRow } from '#ledger/book/rows.ts'
import { type JoinAnswer, sell } from '#ledger/sale/sell.ts'

export interface BuyCards {
  readonly opKey: string
  /** The client's request. Its hash distinguishes a repeat from another request under the same key. */
  readonly content: unknown
  readonly playerId: number
  readonly instanceId: number
  readonly count: number
  readonly currency: string
}

/** Sells tickets of a deck. The receipt's time determines the beacon round that will decide their cards. */
export const buyCards: CommandRule<BuyCards, JoinAnswer<ReceiptFacts>> = {
  needs: ({ opKey, playerId, instanceId, currency }) => ({
    opKeys: [opKey],
    instances: [instanceId],
    players: [playerId],
    accounts: [
      playerCash(playerId, currency),
      operatorAccount('house:fee', currency),
      escrowAccount(instanceId, currency),
    ],
    playerGames: [{ instanceId, playerId }],
    bonusPlayers: [playerId],
    limitPlayers: [playerId],
    decks: [instanceId],
  }),
  decide(request, book, tools) {
    const opHash = contentHash(request.content)
    const earlier = earlierAnswer(book, request.opKey, opHash) as JoinAnswer<ReceiptFacts> | undefined
    if (earlier) return earlier
    const { opKey, playerId, instanceId, currency, count } = request
    const instance = book.loaded.instances.get(instanceId)
    if (!instance) return { ...notOpen, instanceId, status: 'ENDED' }
    const decision = decide(request, instance, book)
    if (decision.exitCode !== 0) return { ...toRefusal(decision), instanceId, status: instance.status }
    const accepted = { ...decision, plays: Array.from({ length: count }, () => instantPlays) }
    const payFrom = findPaymentAccounts(book, playerId, currency)
    return sell({ instance, accepted, opKey, opHash, playerId, payFrom }, book, tools)
  },
}

const notOpen = { exitCode: 3, reason: 'notOpen' } as const

const decide = (request: BuyCards, instance: InstanceRow, book: Book): JoinDecision => {
  const deck = book.loaded.deck.decks.get(instance.id)
  // Receipt times must not go backwards: nothing is sold while the clock is behind the publication or the last sale.
  if (!deck || book.now < deck.publishedAt || book.now < deck.lastSoldAt) return notOpen
  const { playerId, count, currency } = request
  if (!canPlayIn(book, playerId, instance)) return { exitCode: 1, reason: 'noSuchCurrency' }
  const spendable = sumBalances(book, findPaymentAccounts(book, playerId, currency))
  const purchase = { plays: [], count, currency }
  return decideJoin(
    joinFacts({ playerId, instance, rule: { kind: 'dealt' }, request: purchase, spendable }, book),
  )
}

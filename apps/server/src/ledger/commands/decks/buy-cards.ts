import { escrowAccount, operatorAccount, playerCash, playerSubs } from '#ledger/account-key.ts'
import type { ReceiptFacts } from '#ledger/book/receipts.ts'
import type { CommandRule } from '#ledger/command-rule.ts'
import { decideCards } from '#ledger/sale/decide-cards.ts'
import { toRefusal } from '#ledger/sale/join-refusal.ts'
import { contentHash, earlierAnswer } from '#ledger/book/op-key.ts'
import { findPaymentAccounts } from '#ledger/sale/payment-accounts.ts'
import { prepayRepeats } from '#ledger/sale/repeats.ts'
import { type JoinAnswer, sell } from '#ledger/sale/sell.ts'

export interface BuyCards {
  readonly opKey: string
  /** The client's request. Its hash distinguishes a repeat from another request under the same key. */
  readonly content: unknown
  readonly playerId: number
  readonly instanceId: number
  /** The sender looks for the next deck and asks again if this one has closed or is sold out. */
  readonly mayMove?: boolean | undefined
  readonly count: number
  readonly currency: string
  /** The number of following decks of the same game in which as many cards are bought, prepaid now. */
  readonly repeats?: number | undefined
}

/** Sells tickets of a deck. The receipt's time determines the beacon round that will decide their cards. */
export const buyCards: CommandRule<BuyCards, JoinAnswer<ReceiptFacts>> = {
  needs: ({ opKey, playerId, instanceId, currency, repeats }) => ({
    opKeys: [opKey],
    instances: [instanceId],
    players: [playerId],
    accounts: [
      playerCash(playerId, currency),
      operatorAccount('house:fee', currency),
      escrowAccount(instanceId, currency),
    ],
    opens: repeats ? [playerSubs(playerId, currency)] : [],
    playerGames: [{ instanceId, playerId }],
    bonusPlayers: [playerId],
    limitPlayers: [playerId],
    decks: [instanceId],
  }),
  decide(request, book, tools) {
    const opHash = contentHash(request.content)
    const earlier = earlierAnswer(book, request.opKey, opHash) as JoinAnswer<ReceiptFacts> | undefined
    if (earlier) return earlier
    const { opKey, playerId, instanceId, currency } = request
    const instance = book.loaded.instances.get(instanceId)
    if (!instance) return { ...toRefusal({ exitCode: 3, reason: 'notOpen' }), instanceId, status: 'ENDED' }
    const accepted = decideCards(request, instance, book)
    const { status } = instance
    if (accepted.exitCode !== 0) return { ...toRefusal(accepted), instanceId, status }
    const repeats = prepayRepeats(book, { ...request, opHash, lines: [] }, { instance, accepted })
    if ('refused' in repeats)
      return { ...toRefusal({ exitCode: 2, reason: repeats.refused }), instanceId, status }
    const payFrom = findPaymentAccounts(book, playerId, currency)
    return sell({ instance, accepted, opKey, opHash, playerId, payFrom, ...repeats }, book, tools)
  },
}

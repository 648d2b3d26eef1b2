import { prizeFor } from '@fairground/fair/instant/deck-table'
import { getDeckTerms } from '#kinds/deck-terms.ts'
import { escrowAccount, playerCash } from '#ledger/account-key.ts'
import type { Book } from '#ledger/book/book.ts'
import type { CommandRule } from '#ledger/command-rule.ts'
import { undealtKey } from '#ledger/decks/rows.ts'
import { countPrize } from '#ledger/limits/stakes.ts'
import { contentHash } from '#ledger/book/op-key.ts'

interface AssignedCard {
  readonly seq: number
  readonly playerId: number
  readonly position: number
  readonly outcome: string
}

export interface AssignCards {
  readonly instanceId: number
  readonly currency: string
  /** The link of the deck's assignment chain that decided, from 1. */
  readonly n: number
  /** In the order of sale. Tickets that already have their card are skipped. */
  readonly cards: readonly AssignedCard[]
}

export interface AssignCardsAnswer {
  readonly assigned: number
}

/** Assigns cards to tickets and pays their prizes in the same transaction; the amounts come from the deck's prize table. */
export const assignCards: CommandRule<AssignCards, AssignCardsAnswer> = {
  needs: ({ instanceId, currency, cards }) => ({
    opKeys: [],
    instances: [instanceId],
    accounts: [escrowAccount(instanceId, currency)],
    // A player who bought for free may not have an account yet, and can win.
    opens: cards.filter(card => card.outcome !== '').map(card => playerCash(card.playerId, currency)),
    decks: [instanceId],
    undealt: [{ instanceId, seqs: cards.map(card => card.seq) }],
    limitPlayers: cards.filter(card => card.outcome !== '').map(card => card.playerId),
  }),
  decide(request, book) {
    const assigned = request.cards.filter(card => assign(request, card, book)).length
    return { assigned }
  },
}

const assign = ({ instanceId, currency, n }: AssignCards, card: AssignedCard, book: Book): boolean => {
  const { seq, playerId, position, outcome } = card
  const instance = book.loaded.instances.get(instanceId)
  const deck = book.loaded.deck.decks.get(instanceId)
  const ticket = book.loaded.deck.undealt.get(undealtKey({ instanceId, seq }))
  if (!instance || !deck || ticket?.playerId !== playerId)
    throw new Error(`unknown ticket ${instanceId}/${seq} of player ${playerId}`)
  if (ticket.position === position) return false
  if (ticket.position !== null || seq !== deck.dealt + 1)
    throw new Error(`card ${position} is not due to ticket ${instanceId}/${seq}`)
  const { prizeTable } = getDeckTerms(instance)
  const prize = prizeFor(prizeTable, outcome)
  if (outcome !== '' && prize === 0n) throw new Error(`no card of deck ${instanceId} is ${outcome}`)
  deck.dealt = seq
  ticket.position = position
  const journalId = prize > 0n ? payPrize({ instanceId, currency, card, prize }, book) : null
  book.deckChanges.cards.push({ instanceId, seq, n, position, outcome, prize, journalId })
  return true
}

interface Won {
  readonly instanceId: number
  readonly currency: string
  readonly card: AssignedCard
  readonly prize: bigint
}

/** Publishes no balance: the player learns of the prize when they open the ticket. */
const payPrize = ({ instanceId, currency, card, prize }: Won, book: Book): bigint => {
  const { seq, playerId, outcome } = card
  countPrize(book, { playerId, currency }, prize)
  return book.post({
    opKey: `card-prize:${instanceId}:${seq}`,
    opHash: contentHash(`${playerId} ${outcome} ${prize}`),
    kind: 'card-prize',
    ref: instanceId,
    playerId,
    postings: [
      { from: escrowAccount(instanceId, currency), to: playerCash(playerId, currency), amount: prize },
    ],
    result: () => ({ seq, tier: outcome, amount: String(prize) }),
  })
}

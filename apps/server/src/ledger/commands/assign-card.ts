import { prizeOf } from '@fairground/fair/instant/deck-table'
import { deckTermsOf } from '#instant/terms.ts'
import { escrowOf, playerCash } from '../account-key.ts'
import type { Book } from '../book.ts'
import type { CommandRule } from '../command.ts'
import { undealtText } from '../decks/rows.ts'
import { countPrize } from '../limits/stakes.ts'
import { contentHash } from '../op-key.ts'

interface AssignedCard {
  readonly seq: number
  readonly playerId: number
  readonly position: number
  readonly outcome: string
}

export interface AssignCards {
  readonly instanceId: number
  readonly currency: string
  /** The link that decided, from 1. */
  readonly n: number
  /** In the order of sale. Those that have their card by now are passed over. */
  readonly cards: readonly AssignedCard[]
}

export interface AssignCardsAnswer {
  readonly assigned: number
}

/** Gives tickets their cards and pays the prizes in the same transaction; what a prize is, the deck's table says. */
export const assignCards: CommandRule<'assignCards'> = {
  needs: ({ instanceId, currency, cards }) => ({
    opKeys: [],
    instances: [instanceId],
    accounts: [escrowOf(instanceId, currency)],
    // Who played for nothing may never have had money, and wins all the same.
    opens: cards.filter(card => card.outcome !== '').map(card => playerCash(card.playerId, currency)),
    decks: [instanceId],
    undealt: [{ instanceId, seqs: cards.map(card => card.seq) }],
    limitsOf: cards.filter(card => card.outcome !== '').map(card => card.playerId),
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
  const ticket = book.loaded.deck.undealt.get(undealtText({ instanceId, seq }))
  if (!instance || !deck || ticket?.playerId !== playerId)
    throw new Error(`there is no ticket ${instanceId}/${seq} of player ${playerId}`)
  if (ticket.position === position) return false
  if (ticket.position !== null || seq !== deck.dealt + 1)
    throw new Error(`card ${position} is not due to ticket ${instanceId}/${seq}`)
  const { prizeTable } = deckTermsOf(instance)
  const prize = prizeOf(prizeTable, outcome)
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

/** The balance is not told: the player learns of the prize when he opens the ticket. */
const payPrize = ({ instanceId, currency, card, prize }: Won, book: Book): bigint => {
  const { seq, playerId, outcome } = card
  countPrize(book, { playerId, currency }, prize)
  return book.post({
    opKey: `card-prize:${instanceId}:${seq}`,
    opHash: contentHash(`${playerId} ${outcome} ${prize}`),
    kind: 'card-prize',
    ref: instanceId,
    playerId,
    postings: [{ from: escrowOf(instanceId, currency), to: playerCash(playerId, currency), amount: prize }],
    result: () => ({ seq, tier: outcome, amount: String(prize) }),
  })
}

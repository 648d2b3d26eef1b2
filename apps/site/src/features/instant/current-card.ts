import type { Card } from '@fairground/contract/entities/plays/card'

interface Ticket {
  readonly seq: number
  readonly card: Pick<Card, 'status'>
}

const isOpened = ({ card }: Ticket): boolean => card.status === 'open' || card.status === 'ended'

const canBeOpened = (ticket: Ticket): boolean => !isOpened(ticket) && ticket.card.status !== 'refunded'

/** The fully opened cards, newest first. */
export const openedCards = <T extends Ticket>(cards: readonly T[]): T[] =>
  cards.filter(isOpened).toSorted((a, b) => b.seq - a.seq)

/** The chosen card, or the oldest unopened one: opening before covered, covered before waiting. */
export const currentCard = <T extends Ticket>(
  cards: readonly T[],
  chosen: number | undefined,
): T | undefined => {
  const left = cards.filter(canBeOpened).toSorted((a, b) => a.seq - b.seq)
  const by = (status: Card['status']) => left.find(({ card }) => card.status === status)
  return cards.find(({ seq }) => seq === chosen) ?? by('opening') ?? by('covered') ?? left[0]
}

/** The number of unopened cards besides the current one. */
export const cardsLeft = (cards: readonly Ticket[], currentSeq: number | undefined): number =>
  cards.filter(card => canBeOpened(card) && card.seq !== currentSeq).length

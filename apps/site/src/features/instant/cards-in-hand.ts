import type { Card } from '@fairground/contract/entities/card'

interface Ticket {
  readonly seq: number
  readonly card: Pick<Card, 'status'>
}

const isOpened = ({ card }: Ticket): boolean => card.status === 'open' || card.status === 'ended'

/** Those the player has seen to the end, newest first. */
export const openedCards = <T extends Ticket>(cards: readonly T[]): T[] =>
  cards.filter(isOpened).toSorted((a, b) => b.seq - a.seq)

/** The chosen one, or the oldest that is not opened: begun before dealt, dealt before waiting. */
export const cardInHand = <T extends Ticket>(
  cards: readonly T[],
  chosen: number | undefined,
): T | undefined => {
  const left = cards.filter(card => !isOpened(card)).toSorted((a, b) => a.seq - b.seq)
  const by = (status: Card['status']) => left.find(({ card }) => card.status === status)
  return cards.find(({ seq }) => seq === chosen) ?? by('opening') ?? by('covered') ?? left[0]
}

/** Unopened cards besides the one in hand. */
export const cardsLeft = (cards: readonly Ticket[], inHand: number | undefined): number =>
  cards.filter(card => !isOpened(card) && card.seq !== inHand).length

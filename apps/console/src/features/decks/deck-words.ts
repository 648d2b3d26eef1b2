import type { OperatorOutput } from '@fairground/contract/operator/operator-operations'
import type { Tone } from '#parts/values/tag.tsx'

export type DeckRow = OperatorOutput<'listDecks'>['decks'][number]
export type DeckDetail = OperatorOutput<'getDeck'>

interface DeckWords {
  readonly text: string
  readonly tone: Tone
}

const words: Readonly<Record<string, DeckWords>> = {
  OPEN: { text: 'On sale', tone: 'info' },
  CLOSED: { text: 'Ending', tone: 'neutral' },
  ENDED: { text: 'Ended', tone: 'good' },
  REFUNDED: { text: 'Refunded', tone: 'neutral' },
}

export const toDeckWords = (status: string): DeckWords =>
  words[status] ?? { text: status.toLowerCase(), tone: 'neutral' }

/** How much of the deck is sold, from 0 to 1. */
export const toSoldShare = ({ sold, cards }: Pick<DeckRow, 'sold' | 'cards'>): number =>
  cards === 0 ? 0 : sold / cards

/** The prizes that are left, in minor units. */
export const sumLeft = (tiers: DeckDetail['tiers']): bigint =>
  tiers.reduce((sum, { prize, left }) => sum + BigInt(prize) * BigInt(left), 0n)

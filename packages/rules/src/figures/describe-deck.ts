import { deckCards, deckPrizes, type DeckTable } from '#kinds/instant/deck-odds.ts'
import type { Ladder } from '#ladder/ladder.ts'
import { hypergeometric } from './counts.ts'
import { findExcess, findSpread } from './excess.ts'
import type { GameFigures } from './game-figures.ts'

interface SoldDeck {
  readonly table: DeckTable
  /** Cost and fee of a card in minor units. */
  readonly price: bigint
  /** How many of its cards are sold. */
  readonly cards: number
}

/** The exact figures of a deck when a number of its cards is sold. */
export const describeDeck = ({ table, price, cards: wanted }: SoldDeck, ladder: Ladder): GameFigures => {
  const size = deckCards(table)
  const cards = Math.min(wanted, size)
  const sales = Math.max(1, Number(price) * size)
  const returned = Number(deckPrizes(table)) / sales
  const costs = table.tiers.map(({ prize, count }) => {
    const { first, chances } = hypergeometric(size, count, cards)
    return { costs: Float64Array.from(chances, (_, i) => (first + i) * Number(prize)), chances }
  })
  return {
    lines: cards,
    anyPrize: ladder.anyPrize,
    tiers: table.tiers.map(({ name, prize, count }, i) => ({
      name,
      ...(ladder.tiers[i] && { odds: ladder.tiers[i].odds }),
      winners: (cards * count) / size,
      share: (Number(prize) * count) / sales,
    })),
    returns: {
      fromSales: returned,
      withGuarantees: returned,
      bounds: { low: returned, high: returned },
      operatorShare: 1 - returned,
    },
    risk: {
      payIn: findExcess(costs, Number(price) * cards),
      spread: findSpread(costs),
      maxCost: {
        parts: [{ name: 'deck', amount: Number(deckPrizes(table)) }],
        total: Number(deckPrizes(table)),
      },
      beyondReserve: 0,
    },
  }
}

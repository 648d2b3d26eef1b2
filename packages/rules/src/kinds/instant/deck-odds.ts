import { type Odds, oneIn } from '#odds/odds.ts'
import { percentText, type ReturnToPlayer } from '#odds/percent-text.ts'
import type { PlayPrice } from '#play/cost.ts'

export type DeckTier = {
  readonly name: string
  /** Minor units as a decimal string. */
  readonly prize: string
  readonly count: number
}

/** The published cards of a deck, highest prize first. */
export type DeckTable = {
  readonly tiers: readonly DeckTier[]
  /** Cards without a prize. */
  readonly losing: number
}

const winningCards = ({ tiers }: DeckTable): number => tiers.reduce((sum, { count }) => sum + count, 0)

export const deckCards = (table: DeckTable): number => winningCards(table) + table.losing

/** Exact: every card of a full deck is equally likely. */
const cardOdds = (table: DeckTable, cards: number, what: string): Odds => {
  const [ways, total] = [BigInt(cards), BigInt(deckCards(table))]
  return { ways, total, text: oneIn(ways, total), formula: `${what} ÷ cards = ${ways} ÷ ${total}` }
}

export const cardTierOdds = (table: DeckTable, { name, count }: DeckTier): Odds =>
  cardOdds(table, count, `cards for ${name}`)

export const anyCardPrizeOdds = (table: DeckTable): Odds =>
  cardOdds(table, winningCards(table), 'winning cards')

/** The sum of all prizes of the deck in minor units. */
export const deckPrizes = ({ tiers }: DeckTable): bigint =>
  tiers.reduce((sum, { prize, count }) => sum + BigInt(prize) * BigInt(count), 0n)

export const highestPrize = ({ tiers }: DeckTable): bigint => BigInt(tiers[0]?.prize ?? 0)

/** Exact, not an expected value: a sold-out deck has paid exactly this. */
export const deckReturn = (table: DeckTable, { cost, fee }: PlayPrice): ReturnToPlayer => {
  const prizes = deckPrizes(table)
  const sales = BigInt(deckCards(table)) * (cost.amount + fee.amount)
  const formula = `all prizes ÷ (cards × (cost + fee)) = ${prizes} ÷ ${sales}`
  return { percent: sales === 0n ? '0' : percentText(prizes * 1000n, sales), formula }
}

import type { DeckTable } from '#kinds/instant/deck-odds.ts'
import { deckCards } from '#kinds/instant/deck-odds.ts'
import type { PrizeTerms, TierTerms } from './prize-terms.ts'

/**
 * The variance of what one play returns, in squares of its price. Plays are taken as independent: a shared pool varies
 * less, because more winners share the same money. Undefined for games with bets, where it depends on the bets.
 */
export const playVariance = (terms: PrizeTerms): number | undefined => {
  const price = Number(terms.cost + terms.fee)
  if (terms.isPerBet || price === 0) return undefined
  let mean = 0
  let squares = 0
  for (const tier of terms.tiers) {
    const chance = winChance(tier, terms)
    if (chance === 0) continue
    const prize = averagePrize(tier, terms, chance) / price
    mean += chance * prize
    squares += chance * prize ** 2
  }
  return squares - mean ** 2
}

/** How many prizes of the tier a play wins on average. */
export const winChance = (
  { odds, prizes }: TierTerms,
  { cap, draws }: Pick<PrizeTerms, 'cap' | 'draws'>,
): number => (prizes === undefined ? (Number(odds.ways) / Number(odds.total)) * draws : prizes / cap)

const averagePrize = ({ prize, averageUnits }: TierTerms, terms: PrizeTerms, chance: number): number => {
  const units = averageUnits ? Number(averageUnits.ways) / Number(averageUnits.total) : 1
  const cost = Number(terms.cost)
  switch (prize.kind) {
    case 'fixed':
      return Number(prize.amount) * units
    case 'share': {
      const share = ((cost * terms.payoutPercentage) / 100) * (prize.percent / 100)
      return Math.max(share / chance, Number(prize.minimum ?? 0))
    }
    case 'jackpot': {
      const contribution = (cost * terms.progressivePercentage) / 100
      return Math.max(Number(prize.seed ?? 0) + contribution / chance, Number(prize.minimum ?? 0))
    }
  }
}

/** The same for a card of a full deck. */
export const cardVariance = (table: DeckTable, price: bigint): number | undefined => {
  const cards = deckCards(table)
  if (price === 0n || cards === 0) return undefined
  const parts = table.tiers.map(({ prize, count }) => ({
    prize: Number(prize) / Number(price),
    chance: count / cards,
  }))
  const mean = parts.reduce((sum, { prize, chance }) => sum + chance * prize, 0)
  return parts.reduce((sum, { prize, chance }) => sum + chance * prize ** 2, 0) - mean ** 2
}

/** The normal quantile of a two-sided confidence of 99 %. */
const quantile = 2.576

/** Half the width of the band around the theoretical return, in percent of the stakes. */
export const bandWidth = (variance: number, plays: number): number =>
  plays === 0 ? 0 : 100 * quantile * Math.sqrt(variance / plays)

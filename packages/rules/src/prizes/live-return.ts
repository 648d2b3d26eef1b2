import { type DeckTable, deckCards } from '#kinds/instant/deck-odds.ts'
import type { PrizeTerms, TierTerms } from './prize-terms.ts'
import { winChance } from './return-variance.ts'

/** The plays of an instance. Equal lines win together, so they count as squares. */
export interface SoldPlays {
  readonly plays: number
  readonly lines: number
  /** The sum of the squared numbers of equal plays. */
  readonly squares: number
  /** The largest number of equal plays. */
  readonly largestLine: number
}

/** What an instance pays by its terms, in minor units, in the tiers that are frequent enough to be judged. */
export interface ExpectedPrizes {
  readonly tiers: readonly string[]
  readonly expected: number
  readonly variance: number
  /** The largest amount that one line can add. */
  readonly largest: number
}

/** Tiers that fewer plays win say nothing within the volume of a window. */
const rarest = 1e-4

const add = (parts: readonly ExpectedPrizes[]): ExpectedPrizes => ({
  tiers: parts.flatMap(part => part.tiers),
  expected: parts.reduce((sum, part) => sum + part.expected, 0),
  variance: parts.reduce((sum, part) => sum + part.variance, 0),
  largest: Math.max(0, ...parts.map(part => part.largest)),
})

/**
 * The prizes of a drawn instance without jackpots. Undefined for games with bets, where the prizes depend on the bets.
 * Different lines are taken as independent.
 */
export const expectPrizes = (terms: PrizeTerms, sold: SoldPlays): ExpectedPrizes | undefined =>
  terms.isPerBet
    ? undefined
    : add(
        terms.tiers
          .filter(tier => tier.prize.kind !== 'jackpot' && winChance(tier, terms) >= rarest)
          .map(tier => expectTier(tier, terms, sold)),
      )

const expectTier = (tier: TierTerms, terms: PrizeTerms, sold: SoldPlays): ExpectedPrizes => {
  const { name: tierName, prize, prizes, averageUnits } = tier
  const tiers = [tierName]
  const chance = winChance(tier, terms)
  const units = averageUnits ? Number(averageUnits.ways) / Number(averageUnits.total) : 1
  const guaranteed = Number(prize.kind === 'fixed' ? prize.amount : (prize.minimum ?? 0)) * units
  const single = {
    expected: prizes === undefined ? guaranteed * chance * sold.plays : guaranteed * prizes,
    variance: prizes === undefined ? guaranteed ** 2 * chance * sold.squares : 0,
    largest: prizes === undefined ? guaranteed * sold.largestLine : 0,
  }
  if (prize.kind !== 'share') return { tiers, ...single }
  const share = ((Number(terms.cost) * terms.payoutPercentage) / 100) * (prize.percent / 100) * sold.plays
  if (prizes !== undefined) return { tiers, ...single, expected: Math.max(share, single.expected) }
  return { tiers, ...expectShare(share, guaranteed, chance, sold) }
}

/** The winners of this tier share an amount. Each gets at least the minimum, and without a winner it goes to the jackpot. */
const expectShare = (share: number, minimum: number, chance: number, sold: SoldPlays) => {
  const average = chance * sold.lines
  const perLine = sold.lines === 0 ? 0 : sold.plays / sold.lines
  const clustering = sold.plays === 0 ? 1 : (sold.squares * sold.lines) / sold.plays ** 2
  let likelihood = Math.exp(-average)
  let expected = 0
  let squares = 0
  for (let winners = 1; winners < average + 12 * Math.sqrt(average) + 12; winners++) {
    likelihood *= average / winners
    const paid = Math.max(share, minimum * winners * perLine)
    expected += likelihood * paid
    squares += likelihood * paid ** 2
  }
  const variance = Math.max(0, squares - expected ** 2) * clustering
  // A share that is almost always paid cannot surprise.
  const jump = Math.exp(-average) > 1e-9 ? share : 0
  return { expected, variance, largest: Math.max(jump, minimum * sold.largestLine) }
}

/** The same for the cards that a deck has dealt, which do not come back. */
export const expectCards = (table: DeckTable, dealt: number): ExpectedPrizes => {
  const cards = deckCards(table)
  const judged = table.tiers.filter(({ count }) => count / cards >= rarest)
  const mean = judged.reduce((sum, { prize, count }) => sum + (Number(prize) * count) / cards, 0)
  const squares = judged.reduce((sum, { prize, count }) => sum + (Number(prize) ** 2 * count) / cards, 0)
  const left = cards > 1 ? Math.max(0, cards - dealt) / (cards - 1) : 0
  return {
    tiers: judged.map(({ name }) => name),
    expected: mean * dealt,
    variance: (squares - mean ** 2) * dealt * left,
    largest: left === 0 ? 0 : Math.max(0, ...judged.map(({ prize }) => Number(prize))),
  }
}

export interface ReturnWindow {
  readonly plays: number
  readonly prizes: number
  readonly expected: number
  readonly variance: number
  readonly largest: number
}

/** The chance of a false alarm of one window is at most twice this, by the inequality of Bernstein. */
const falseAlarm = 1e-5

/** How far the prizes of a window may be from what is expected. */
export const bandWidthFor = ({ variance, largest }: Pick<ReturnWindow, 'variance' | 'largest'>): number => {
  const weight = Math.log(1 / falseAlarm)
  const jump = (weight * largest) / 3
  return jump + Math.sqrt(jump ** 2 + 2 * weight * variance)
}

const minPlays = 1000
const maxPlays = 100_000
const sharpWidth = 0.25

/** A window ends when its band is a quarter of the expected prizes, or after 100,000 plays. */
export const isWindowFull = (window: ReturnWindow): boolean =>
  window.plays >= maxPlays ||
  (window.plays >= minPlays && bandWidthFor(window) <= sharpWidth * window.expected)

/** Rounding of single prizes moves less than this per play. */
const roundingPerPlay = 1

export const isOutsideBand = (window: ReturnWindow): boolean =>
  Math.abs(window.prizes - window.expected) > bandWidthFor(window) + roundingPerPlay * window.plays

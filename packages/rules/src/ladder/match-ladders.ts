import { anyPrizeOdds, tierOdds } from '#kinds/one-draw/odds.ts'
import { drawOdds, raceOdds } from '#kinds/regular/odds.ts'
import type { Prize } from '#odds/prize-table.ts'
import type { Ladder } from './ladder.ts'

interface MatchTier {
  readonly name: string
  readonly matches: number
  readonly prize: Prize
}

interface OneDrawTerms {
  readonly rules: { readonly pick: number; readonly from: number }
  readonly prizeTable: { readonly tiers: readonly MatchTier[] }
}

export const oneDrawLadder = ({ rules, prizeTable }: OneDrawTerms): Ladder => {
  const shape = { first: { pick: rules.pick, of: rules.from } }
  return {
    tiers: prizeTable.tiers.map(tier => ({ ...tier, odds: tierOdds(shape, tier) })),
    anyPrize: anyPrizeOdds(shape, prizeTable.tiers),
  }
}

interface TwoSetTerms {
  readonly rules: OneDrawTerms['rules'] & { readonly pick2nd: number; readonly from2nd: number }
  readonly prizeTable: { readonly tiers: readonly (MatchTier & { readonly matches2nd: number })[] }
}

export const twoSetLadder = ({ rules, prizeTable }: TwoSetTerms): Ladder => {
  const shape = {
    first: { pick: rules.pick, of: rules.from },
    second: { pick: rules.pick2nd, of: rules.from2nd },
  }
  return {
    tiers: prizeTable.tiers.map(tier => ({ ...tier, odds: tierOdds(shape, tier) })),
    anyPrize: anyPrizeOdds(shape, prizeTable.tiers),
  }
}

interface RaceTerms {
  readonly rules: OneDrawTerms['rules'] & {
    readonly draws: number
    readonly ballsPerDraw: number
    readonly luckyBall: boolean
  }
  readonly prizeTable: { readonly tiers: readonly MatchTier[] }
}

export const raceLadder = ({ rules, prizeTable }: RaceTerms): Ladder => {
  const shape = { pick: rules.pick, of: rules.from, balls: rules.ballsPerDraw, draws: rules.draws }
  return {
    tiers: prizeTable.tiers.map(tier => ({
      ...tier,
      odds: drawOdds(shape, tier.matches),
      // The jackpot is one amount for all its units.
      ...(rules.luckyBall &&
        tier.prize.kind !== 'jackpot' && {
          averageUnits: {
            ways: BigInt(rules.ballsPerDraw + tier.matches),
            total: BigInt(rules.ballsPerDraw),
          },
        }),
    })),
    anyPrize: raceOdds(
      shape,
      prizeTable.tiers.map(tier => tier.matches),
    ),
  }
}

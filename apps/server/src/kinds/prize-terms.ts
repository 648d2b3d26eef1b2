import type { GameTerms } from '@fairground/fair/games/games'
import { toMoneyPrize } from '@fairground/fair/games/raffle/raffle-terms'
import { liability } from '@fairground/rules/prizes/liability'
import type { PrizeTerms } from '@fairground/rules/prizes/prize-terms'
import { drawKindFor } from './kinds.ts'

/** What guaranteed prizes can cost an instance at full sale: the reserve that these terms need. */
export const requiredReserve = (terms: GameTerms, sale: Sale): bigint => liability(toPrizeTerms(terms, sale))

export interface Sale {
  /** Minor units. */
  readonly cost: bigint
  readonly fee: bigint
  readonly cap: number
}

/** The terms of a drawn game of any kind, as the checks of its prizes need them. */
export const toPrizeTerms = (terms: GameTerms, sale: Sale): PrizeTerms => {
  const kind = drawKindFor(terms.rules.kind)
  const { payoutPercentage, progressivePercentage, reserve } = terms.prizeTable
  return {
    ...kind.prizeRule(terms.rules),
    ...sale,
    payoutPercentage,
    progressivePercentage,
    reserve: BigInt(reserve ?? 0),
    tiers: kind
      .computeLadder(terms, sale.cap)
      .tiers.map(({ name, prize, odds, prizes, averageUnits, isExtra = false }) => ({
        name,
        prize: toMoneyPrize(prize),
        odds,
        isExtra,
        ...(prizes !== undefined && { prizes }),
        ...(averageUnits && { averageUnits }),
      })),
  }
}

import type { PrizeRule, PrizeTerms } from '#prizes/prize-terms.ts'
import type { Prize } from '#odds/prize-table.ts'
import type { ItemPrize, Ladder } from './ladder.ts'

/** At which price and up to which number of plays an instance is sold. */
export interface Sale {
  /** Minor units. */
  readonly cost: bigint
  readonly fee: bigint
  readonly cap: number
}

interface PoolShares {
  readonly payoutPercentage: number
  readonly progressivePercentage: number
  readonly reserve?: string
}

const toMoneyPrize = (prize: Prize | ItemPrize): Prize =>
  prize.kind === 'item' ? { kind: 'fixed', amount: prize.cashOption } : prize

/** The terms of a drawn game of any kind, as the checks of its prizes need them. */
export const ladderToPrizeTerms = (
  ladder: Ladder,
  rule: PrizeRule,
  { payoutPercentage, progressivePercentage, reserve }: PoolShares,
  sale: Sale,
): PrizeTerms => ({
  ...rule,
  ...sale,
  payoutPercentage,
  progressivePercentage,
  reserve: BigInt(reserve ?? 0),
  tiers: ladder.tiers.map(({ name, prize, odds, prizes, averageUnits, isExtra = false }) => ({
    name,
    prize: toMoneyPrize(prize),
    odds,
    isExtra,
    ...(prizes !== undefined && { prizes }),
    ...(averageUnits && { averageUnits }),
  })),
})

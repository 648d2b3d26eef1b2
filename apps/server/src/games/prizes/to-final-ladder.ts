import type { PrizeLadderRow } from '@fairground/contract/entities/games/prize-ladder'
import { computeLadder } from '#kinds/compute-ladder.ts'
import type { LadderTier } from '@fairground/rules/ladder/ladder'
import type { StoredTier } from '#kinds/playout.ts'
import { decimal } from '#platform/money.ts'
import { eachPaid } from '#games/results/to-tier-result.ts'
import { toPrizeLadder, toRow } from './to-prize-ladder.ts'

interface TierOfDraw {
  readonly result: StoredTier
  readonly draw?: number
}

type Instance = Parameters<typeof toPrizeLadder>[0]

/** The ladder of an ended instance: what was paid, and the odds of the plays that were sold. */
export const toFinalLadder = (instance: Instance, results: readonly StoredTier[], jackpot: bigint) => {
  const { currency, rules, prize_table: prizeTable } = instance
  const cap = Math.max(instance.sold, 1)
  const view = toPrizeLadder({ ...instance, cap }, jackpot)
  const { tiers } = computeLadder({ rules, prizeTable }, cap)
  const prizeLadder = tiers.flatMap((tier, i): PrizeLadderRow[] =>
    resultsFor(tier, results).map(({ result, draw }) => ({
      ...toRow(tier, i, currency),
      winners: result.winners,
      each: result.winners === 0 ? view.prizeLadder[i]!.each : decimal(eachPaid(result), currency),
      ...(draw !== undefined && { draw }),
    })),
  )
  return { ...view, prizeLadder, prizesFinal: true, oddsAtCap: false }
}

/** A game with several draws has one result per draw, named "2/Three right". */
const resultsFor = ({ name, resultName = name }: LadderTier, results: readonly StoredTier[]): TierOfDraw[] =>
  results.flatMap((result): TierOfDraw[] => {
    if (result.name === resultName) return [{ result }]
    const draw = /^(\d+)\//.exec(result.name)?.[1]
    return draw !== undefined && result.name === `${draw}/${resultName}`
      ? [{ result, draw: Number(draw) }]
      : []
  })

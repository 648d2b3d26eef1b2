import type { PrizeLadderRow } from '@fairground/contract/entities/games/prize-ladder'
import type { GameInstance } from '@fairground/database/rows'
import { estimatePrizes } from '@fairground/fair/settlement/estimate-prizes'
import { toMoneyPrize } from '@fairground/fair/games/raffle/raffle-terms'
import type { Odds } from '@fairground/rules/odds/odds'
import { guaranteedAmount } from '@fairground/rules/odds/prize-table'
import type { Selectable } from 'kysely'
import { computeLadder } from '#kinds/compute-ladder.ts'
import { computeReturn } from '#kinds/compute-return.ts'
import { isDeck } from '#kinds/deck-terms.ts'
import { drawKindFor } from '#kinds/kinds.ts'
import type { LadderTier } from '@fairground/rules/ladder/ladder'
import { getTerms, prizeFund } from '#kinds/terms.ts'
import { decimal } from '#platform/money.ts'

type LadderInstance = Pick<
  Selectable<GameInstance>,
  'rules' | 'prize_table' | 'currency' | 'price' | 'fee' | 'pool' | 'sold' | 'cap'
>

const onePlayIn = ({ ways, total }: Odds): number => Number((total * 100n) / ways) / 100

/**
 * The prizes and odds of an instance on sale: fixed prizes as they are, shares as an estimate for the plays sold so far,
 * and the jackpot with its carry-over. Odds that depend on the sales are those of the sold-out game.
 */
export const toPrizeLadder = (instance: LadderInstance, jackpot: bigint) => {
  const { currency, rules, prize_table: prizeTable, cap } = instance
  const row = { rules, prizeTable }
  const ladder = computeLadder(row, cap)
  const each = isDeck(row)
    ? ladder.tiers.map(tier => guaranteedAmount(toMoneyPrize(tier.prize)))
    : estimateTiers(instance, ladder.tiers, jackpot)
  return {
    prizeLadder: ladder.tiers.map((tier, i) => ({
      ...toRow(tier, i, currency),
      each: decimal(each[i] ?? 0n, currency),
    })),
    anyPrizeOdds: onePlayIn(ladder.anyPrize),
    returnToPlayer: computeReturn({ ...row, currency, cost: instance.price, fee: instance.fee, cap }),
    prizesFinal: false,
    ...toLadderFacts(row),
  }
}

/** Facts about the ladder that do not depend on the sales. */
const toLadderFacts = (row: { readonly rules: unknown; readonly prizeTable: unknown }) => {
  if (isDeck(row)) return { prizesLevelled: false, oddsAtCap: false }
  const { rules } = getTerms(row)
  const kind = drawKindFor(rules.kind)
  return { prizesLevelled: kind.prizeRule(rules).isLevelled, oddsAtCap: kind.hasOddsBySales('share') }
}

export const toRow = (
  { name, matches, matches2nd, prize, prizes, odds }: LadderTier,
  index: number,
  currency: string,
): Omit<PrizeLadderRow, 'each'> => ({
  tier: index + 1,
  matches,
  ...(matches2nd !== undefined && { matches2nd }),
  prizeText: name,
  kind: prize.kind,
  ...(prize.kind === 'share' && { percent: prize.percent }),
  ...('minimum' in prize && { minimum: decimal(BigInt(prize.minimum), currency) }),
  ...(prizes !== undefined && { winners: prizes }),
  odds: { in: onePlayIn(odds) },
})

const estimateTiers = (instance: LadderInstance, tiers: readonly LadderTier[], jackpot: bigint): bigint[] => {
  const terms = getTerms({ rules: instance.rules, prizeTable: instance.prize_table })
  const { isLevelled } = drawKindFor(terms.rules.kind).prizeRule(terms.rules)
  return estimatePrizes(
    tiers.map(({ prize, prizes, odds }) => ({
      prize: toMoneyPrize(prize),
      oneIn: Number(odds.total) / Number(odds.ways),
      ...(prizes !== undefined && { prizes }),
    })),
    {
      fund: prizeFund(instance.pool, terms),
      jackpot,
      plays: instance.sold,
      isLevelled,
    },
  )
}

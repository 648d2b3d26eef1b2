import type { PrizeLadderRow } from '@fairground/contract/entities/games/prize-ladder'
import type { GameInstance } from '@fairground/database/rows'
import type { Odds } from '@fairground/rules/odds/odds'
import type { Selectable } from 'kysely'
import { prizeFund, getTerms } from '#kinds/terms.ts'
import { decimal, toMoney } from '#platform/money.ts'
import { isDeck } from '#kinds/deck-terms.ts'
import { computeLadder } from '#kinds/compute-ladder.ts'
import type { Ladder, LadderTier } from '#kinds/ladder.ts'

type LadderInstance = Pick<
  Selectable<GameInstance>,
  'rules' | 'prize_table' | 'currency' | 'price' | 'fee' | 'pool' | 'sold'
>

const onePlayIn = ({ ways, total }: Odds): number => Number((total * 100n) / ways) / 100

interface Funds {
  readonly fund: bigint
  readonly jackpot: bigint
}

/** The current prizes and odds. Shares grow with the sales, and the jackpot includes its carry-over. */
export const toPrizeLadder = (instance: LadderInstance, jackpot: bigint) => {
  const { currency, pool } = instance
  const price = { cost: toMoney(instance.price, currency), fee: toMoney(instance.fee, currency) }
  const row = { rules: instance.rules, prizeTable: instance.prize_table }
  const ladder = computeLadder(row, price, instance.sold)
  if (isDeck(row)) return toView(ladder, { fund: 0n, jackpot: 0n }, currency)
  const terms = getTerms(row)
  const contribution = (pool * BigInt(terms.prizeTable.progressivePercentage)) / 100n
  const fund = subtractFixedPrizes(ladder.tiers, prizeFund(pool, terms))
  return toView(ladder, { fund, jackpot: jackpot + contribution }, currency)
}

const toView = (ladder: Ladder, funds: Funds, currency: string) => ({
  prizeLadder: ladder.tiers.map(
    ({ name, matches, matches2nd, prize, winners, odds }, i): PrizeLadderRow => ({
      tier: i + 1,
      matches,
      ...(matches2nd !== undefined && { matches2nd }),
      prizeText: name,
      kind: prize.kind,
      ...(prize.kind === 'share' && { percent: prize.percent }),
      fund: decimal(fundFor(prize, funds), currency),
      ...(winners !== undefined && { winners }),
      odds: { in: onePlayIn(odds) },
    }),
  ),
  anyPrizeOdds: onePlayIn(ladder.anyPrize),
  returnToPlayer: ladder.returnPercent,
})

/** Shares divide what the fixed prizes leave. Only tiers with a fixed number of winners are known before the draw. */
const subtractFixedPrizes = (tiers: readonly LadderTier[], fund: bigint): bigint => {
  const fixed = tiers.reduce(
    (sum, { prize, winners = 0 }) => sum + guaranteedAmount(prize) * BigInt(winners),
    0n,
  )
  return fund > fixed ? fund - fixed : 0n
}

const guaranteedAmount = (prize: LadderTier['prize']): bigint =>
  prize.kind === 'fixed' ? BigInt(prize.amount) : prize.kind === 'item' ? BigInt(prize.cashOption) : 0n

const fundFor = (prize: LadderTier['prize'], { fund, jackpot }: Funds): bigint => {
  switch (prize.kind) {
    case 'jackpot':
      return jackpot
    case 'share':
      return (fund * BigInt(prize.percent)) / 100n
    case 'fixed':
    case 'item':
      return guaranteedAmount(prize)
  }
}

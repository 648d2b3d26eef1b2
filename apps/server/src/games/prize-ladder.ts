import type { PrizeLadderRow } from '@fairground/contract/entities/prize-ladder'
import type { Odds } from '@fairground/rules/odds/one-draw'
import { decimal, moneyOf, prizeFund, termsOf } from '#instance/terms.ts'
import { isDeck } from '#instant/terms.ts'
import { ladderOf } from './ladder-terms.ts'
import type { Ladder, LadderTier } from './ladder.ts'

interface LadderInstance {
  readonly rules: unknown
  readonly prize_table: unknown
  readonly currency: string
  readonly price: bigint
  readonly fee: bigint
  readonly pool: bigint
  readonly sold: number
}

const onePlayIn = ({ ways, total }: Odds): number => Number((total * 100n) / ways) / 100

interface Funds {
  readonly fund: bigint
  readonly jackpot: bigint
}

/** What can be won and how likely, as it stands: shares grow with the sales, the jackpot carries over. */
export const prizeLadder = (instance: LadderInstance, jackpot: bigint) => {
  const { currency, pool } = instance
  const price = { cost: moneyOf(instance.price, currency), fee: moneyOf(instance.fee, currency) }
  const row = { rules: instance.rules, prizeTable: instance.prize_table }
  const ladder = ladderOf(row, price, instance.sold)
  if (isDeck(row)) return shown(ladder, { fund: 0n, jackpot: 0n }, currency)
  const terms = termsOf(row)
  const contribution = (pool * BigInt(terms.prizeTable.progressivePercentage)) / 100n
  const fund = afterFixed(ladder.tiers, prizeFund(pool, terms))
  return shown(ladder, { fund, jackpot: jackpot + contribution }, currency)
}

const shown = (ladder: Ladder, funds: Funds, currency: string) => ({
  prizeLadder: ladder.tiers.map(
    ({ name, matches, matches2nd, prize, winners, odds }, i): PrizeLadderRow => ({
      tier: i + 1,
      matches,
      ...(matches2nd !== undefined && { matches2nd }),
      prizeText: name,
      kind: prize.kind,
      ...(prize.kind === 'share' && { percent: prize.percent }),
      fund: decimal(fundOf(prize, funds), currency),
      ...(winners !== undefined && { winners }),
      odds: { in: onePlayIn(odds) },
    }),
  ),
  anyPrizeOdds: onePlayIn(ladder.anyPrize),
  returnToPlayer: ladder.returnPercent,
})

/** Shares are of what the fixed prizes leave; of a draw nobody knows before how many there will be. */
const afterFixed = (tiers: readonly LadderTier[], fund: bigint): bigint => {
  const fixed = tiers.reduce((sum, { prize, winners = 0 }) => sum + certain(prize) * BigInt(winners), 0n)
  return fund > fixed ? fund - fixed : 0n
}

const certain = (prize: LadderTier['prize']): bigint =>
  prize.kind === 'fixed' ? BigInt(prize.amount) : prize.kind === 'item' ? BigInt(prize.cashOption) : 0n

const fundOf = (prize: LadderTier['prize'], { fund, jackpot }: Funds): bigint => {
  switch (prize.kind) {
    case 'jackpot':
      return jackpot
    case 'share':
      return (fund * BigInt(prize.percent)) / 100n
    case 'fixed':
    case 'item':
      return certain(prize)
  }
}

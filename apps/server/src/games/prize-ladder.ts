import type { PrizeLadderRow } from '@fairground/contract/entities/prize-ladder'
import { anyPrizeOdds, type Odds, tierOdds } from '@fairground/rules/odds/one-draw'
import { returnToPlayer } from '@fairground/rules/odds/return-to-player'
import { decimal, moneyOf, poolOf, prizeFund, termsOf } from '#instance/terms.ts'

interface LadderInstance {
  readonly rules: unknown
  readonly prize_table: unknown
  readonly currency: string
  readonly price: bigint
  readonly fee: bigint
  readonly sold: number
}

const onePlayIn = ({ ways, total }: Odds): number => Number((total * 100n) / ways) / 100

/** What can be won and how likely, as it stands: shares grow with the sales, the jackpot carries over. */
export const prizeLadder = (instance: LadderInstance, jackpot: bigint) => {
  const terms = termsOf({ rules: instance.rules, prizeTable: instance.prize_table })
  const { rules, prizeTable } = terms
  const shape = { first: { pick: rules.pick, of: rules.from } }
  const pool = poolOf(instance)
  const fund = prizeFund(pool, terms)
  const contribution = (pool * BigInt(prizeTable.progressivePercentage)) / 100n
  const rows = prizeTable.tiers.map(({ matches, prize, name }, i): PrizeLadderRow => {
    const odds = { in: onePlayIn(tierOdds(shape, { matches, prize })) }
    if (prize.kind === 'jackpot') {
      return {
        tier: i + 1,
        matches,
        prizeText: name,
        kind: 'jackpot',
        fund: decimal(jackpot + contribution, instance.currency),
        odds,
      }
    }
    const share = (fund * BigInt(prize.percent)) / 100n
    return {
      tier: i + 1,
      matches,
      prizeText: name,
      kind: 'share',
      percent: prize.percent,
      fund: decimal(share, instance.currency),
      odds,
    }
  })
  const price = {
    cost: moneyOf(instance.price, instance.currency),
    fee: moneyOf(instance.fee, instance.currency),
  }
  return {
    prizeLadder: rows,
    anyPrizeOdds: onePlayIn(anyPrizeOdds(shape, prizeTable.tiers)),
    returnToPlayer: returnToPlayer(prizeTable, price).percent,
  }
}

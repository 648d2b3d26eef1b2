import type { Bytes } from '../bytes.ts'
import { openDraw } from '../draw.ts'
import type { Payout, Settlement, TierResult } from '../settlement.ts'
import { drawnTable, matchesOf } from './one-draw-plays.ts'

/** Pick `pick` of 1 .. `from`, one draw, prizes by matches. */
export interface OneDrawRules {
  kind: 'oneDrawGame'
  pick: number
  from: number
}

export type OneDrawPrize = { kind: 'jackpot' } | { kind: 'share'; percent: number }

export interface OneDrawTier {
  name: string
  matches: number
  prize: OneDrawPrize
}

export interface OneDrawPrizeTable {
  /** Percent of the pool that becomes the prize fund. */
  payoutPercentage: number
  /** Percent of the pool that feeds the progressive jackpot. */
  progressivePercentage: number
  /** Most matches first; the first is the jackpot, the others share the prize fund by percent. */
  tiers: OneDrawTier[]
}

export interface OneDrawInput {
  rules: OneDrawRules
  prizeTable: OneDrawPrizeTable
  drawn: readonly number[]
  /** In play order. */
  tickets: Iterable<{ seq0: number; plays: string }>
  pool: bigint
  jackpot: bigint
}

/** In drawn order. */
export const drawOneDraw = (seed: Bytes, closeHash: Bytes, rules: OneDrawRules): number[] =>
  openDraw(seed, closeHash, 'lottery/main').pick(rules.pick, rules.from)

/**
 * The published rule of the money. Every division rounds down, and every unit left over has a place fixed
 * beforehand, because a unit without one would be somebody's choice:
 * - units the tiers' percentages leave over go to the lowest tier, where they reach the most players;
 * - units a split leaves over go one each to the tier's first winners in play order;
 * - a share tier without winners rolls over into the jackpot, so the operator gains nothing by it.
 * Hence pool = paid from the pool + revenue + contribution + rollover, to the unit, and
 * jackpotAfter = jackpot + contribution + rollover - paid from the jackpot.
 * A winner whose part rounds down to nothing is counted in the tier but has no payout.
 */
export function settleOneDraw(input: OneDrawInput): Settlement {
  const { prizeTable, pool, jackpot } = input
  const prizeFund = percentOf(pool, prizeTable.payoutPercentage)
  const contribution = percentOf(pool, prizeTable.progressivePercentage)
  const winners = winnersByMatches(input)
  const funds = tierFunds(prizeTable.tiers, prizeFund, jackpot + contribution)
  const payouts: Payout[] = []
  let rollover = 0n
  let fromJackpot = 0n
  const tiers = prizeTable.tiers.map(({ name, matches, prize }, i): TierResult => {
    const fund = funds[i] ?? 0n
    const won = winners.get(matches) ?? []
    const paid = won.length === 0 ? 0n : fund
    if (prize.kind === 'jackpot') fromJackpot += paid
    else rollover += fund - paid
    for (const { seq0, amount } of split(paid, won)) {
      const source =
        prize.kind === 'jackpot'
          ? { fromPool: 0n, fromJackpot: amount }
          : { fromPool: amount, fromJackpot: 0n }
      payouts.push({ seq0, tier: name, ...source })
    }
    return { name, matches, winners: won.length, fund, paid }
  })
  return {
    prizeFund,
    contribution,
    revenue: pool - prizeFund - contribution,
    tiers,
    payouts: payouts.sort((a, b) => a.seq0 - b.seq0),
    rollover,
    jackpotAfter: jackpot + contribution + rollover - fromJackpot,
  }
}

const percentOf = (amount: bigint, percent: number): bigint => (amount * BigInt(percent)) / 100n

function tierFunds(tiers: readonly OneDrawTier[], prizeFund: bigint, jackpot: bigint): bigint[] {
  const funds = tiers.map(({ prize }) => {
    switch (prize.kind) {
      case 'jackpot':
        return jackpot
      case 'share':
        return percentOf(prizeFund, prize.percent)
      default:
        return prize satisfies never
    }
  })
  const lowest = tiers.findLastIndex(({ prize }) => prize.kind === 'share')
  const shared = funds.reduce((sum, fund, i) => (tiers[i]?.prize.kind === 'share' ? sum + fund : sum), 0n)
  if (lowest >= 0) funds[lowest] = (funds[lowest] ?? 0n) + prizeFund - shared
  else if (prizeFund > 0n) throw new Error('a prize fund without a tier that shares it')
  return funds
}

function winnersByMatches({ rules, prizeTable, drawn, tickets }: OneDrawInput): Map<number, number[]> {
  const winners = new Map(prizeTable.tiers.map(tier => [tier.matches, [] as number[]]))
  const table = drawnTable(rules, drawn)
  let last = -1
  for (const { seq0, plays } of tickets) {
    if (seq0 <= last) throw new Error(`ticket ${seq0} is out of play order`)
    last = seq0
    const matches = matchesOf(rules, plays, table)
    if (matches === undefined) throw new Error(`ticket ${seq0} does not hold a valid play`)
    winners.get(matches)?.push(seq0)
  }
  return winners
}

function split(fund: bigint, winners: readonly number[]): { seq0: number; amount: bigint }[] {
  if (winners.length === 0) return []
  const each = fund / BigInt(winners.length)
  const oneMore = Number(fund % BigInt(winners.length))
  return winners
    .map((seq0, i) => ({ seq0, amount: i < oneMore ? each + 1n : each }))
    .filter(({ amount }) => amount > 0n)
}

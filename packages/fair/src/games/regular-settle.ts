import type { Settlement } from '../settlement.ts'
import type { SettleInput } from './game.ts'
import { payTiers } from './pay-tiers.ts'
import { inPlayOrder } from './play-order.ts'
import { enterPlay, openRace } from './regular-race.ts'
import { payRanks, Standings } from './regular-ranking.ts'
import type { Regular } from './regular.ts'
import { dividePool } from './settle-ladder.ts'

/** Each draw by its matches; then the ranking of the players shares what the draws leave of the prize fund. */
export function settleRegular(input: SettleInput<Regular>): Settlement {
  const { rules, prizeTable, outcome, pool } = input
  const { prizeFund, contribution, revenue } = dividePool(prizeTable, pool)
  const race = openRace(rules, prizeTable.tiers, outcome.draws)
  const standings = new Standings()
  for (const { seq0, plays, player } of inPlayOrder(input.tickets)) {
    if (player === undefined) throw new Error(`ticket ${seq0} does not say whose it is`)
    const result = enterPlay(race, rules, seq0, plays)
    if (result === undefined) throw new Error(`ticket ${seq0} does not hold a valid play`)
    standings.add(player, seq0, result)
  }
  const jackpot = input.jackpot + contribution
  const paid = payTiers(race.tiers, { fund: prizeFund, jackpot, reserve: 0n })
  const rest = prizeFund - paid.fromPool
  const ranks = payRanks(standings.ranked(paid.payouts), prizeTable.ranked, rest)
  const rollover = rest - ranks.paid
  return {
    prizeFund,
    contribution,
    revenue,
    tiers: [...paid.tiers, ...ranks.tiers],
    payouts: [...paid.payouts, ...ranks.payouts].sort((a, b) => a.seq0 - b.seq0),
    rollover,
    jackpotAfter: jackpot + rollover - paid.fromJackpot,
  }
}

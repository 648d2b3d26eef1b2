import type { Settlement } from '#settlement/settlement.ts'
import type { SettleInput } from '#games/game.ts'
import { payTiers } from '#settlement/pay-tiers.ts'
import { inPlayOrder } from '#games/shared/play-order.ts'
import { enterPlay, openRace } from './regular-race.ts'
import { payRanks, RaceRanking } from './regular-ranking.ts'
import type { Regular } from './regular.ts'
import { dividePool } from '#settlement/pool.ts'

/** Pays each draw by matches; the ranking of the players then shares the remaining prize fund. */
export function settleRegular(input: SettleInput<Regular>): Settlement {
  const { rules, prizeTable, outcome, pool } = input
  const { prizeFund, contribution, revenue } = dividePool(prizeTable, pool)
  const race = openRace(rules, prizeTable.tiers, outcome.draws)
  const ranking = new RaceRanking()
  for (const { seq0, plays, player } of inPlayOrder(input.tickets)) {
    if (player === undefined) throw new Error(`ticket ${seq0} has no player tag`)
    const result = enterPlay(race, rules, seq0, plays)
    if (result === undefined) throw new Error(`ticket ${seq0} does not hold a valid play`)
    ranking.add(player, seq0, result)
  }
  const jackpot = input.jackpot + contribution
  const paid = payTiers(race.tiers, { fund: prizeFund, jackpot })
  const rest = prizeFund - paid.fromFund
  const ranks = payRanks(ranking.ranked(paid.payouts), prizeTable.ranked, rest)
  const rollover = rest - ranks.paid
  return {
    prizeFund,
    contribution,
    revenue,
    tiers: [...paid.tiers, ...ranks.tiers],
    payouts: [...paid.payouts, ...ranks.payouts].sort((a, b) => a.seq0 - b.seq0),
    fromReserve: paid.fromReserve,
    rollover,
    jackpotAfter: jackpot + rollover - paid.fromJackpot,
  }
}

import type { Payout, Settlement, TierResult } from '#settlement/settlement.ts'
import type { SettleInput } from '#games/game.ts'
import type { WonTier } from '#settlement/won-tier.ts'
import { inPlayOrder } from '#games/shared/play-order.ts'
import type { Raffle, RafflePrizeTable, RaffleTier } from './raffle.ts'
import { rolledOver, toMoneyPrize } from './raffle-terms.ts'
import { settleLadder } from '#settlement/settle-ladder.ts'

/**
 * Every prize is a separate ladder tier, so a prize without a ticket to draw counts as unwon: it rolls over to the
 * first prize of the game's next draw.
 */
export function settleRaffle(input: SettleInput<Raffle>): Settlement {
  const { prizeTable, outcome } = input
  checkWinners(input)
  const prizes = prizeTable.tiers.flatMap(tier => Array.from({ length: tier.winners }, () => tier))
  const won = prizes.map((tier, i): WonTier => {
    const winner = outcome.winners[i]
    return { ...ladderTier(tier), won: winner === undefined ? [] : [{ seq0: winner, units: 1 }] }
  })
  const first = outcome.winners.slice(0, prizeTable.tiers[0]?.winners).sort((a, b) => a - b)
  const carried: WonTier = {
    name: rolledOver,
    prize: { kind: 'jackpot' },
    won: first.map(seq0 => ({ seq0, units: 1 })),
  }
  const settled = settleLadder(prizeTable, input, [...won, carried])
  return {
    ...settled,
    tiers: joined(settled.tiers),
    payouts: settled.payouts.map(payout => withItem(payout, prizeTable)),
  }
}

function checkWinners({ rules, outcome, tickets }: SettleInput<Raffle>): void {
  const missing = new Set(outcome.winners)
  let sold = 0
  for (const { seq0, plays } of inPlayOrder(tickets)) {
    if (plays !== '') throw new Error(`ticket ${seq0} does not hold a valid play`)
    missing.delete(seq0)
    sold += 1
  }
  if (missing.size > 0) throw new Error(`ticket ${[...missing][0]} won but is not a live ticket`)
  const due = Math.min(rules.winners, sold)
  if (outcome.winners.length !== due)
    throw new Error(`expected ${due} winners, got ${outcome.winners.length}`)
}

const ladderTier = ({ name, prize }: RaffleTier): Omit<WonTier, 'won'> => ({
  name,
  prize: toMoneyPrize(prize),
  isEqualPrize: true,
})

function withItem(payout: Payout, { tiers }: RafflePrizeTable): Payout {
  const prize = tiers.find(tier => tier.name === payout.tier)?.prize
  return prize?.kind === 'item' ? { ...payout, item: prize.item } : payout
}

/** Merges the prizes of one name into one tier. */
function joined(prizes: readonly TierResult[]): TierResult[] {
  const tiers = new Map<string, TierResult>()
  for (const prize of prizes) {
    const tier = tiers.get(prize.name) ?? { name: prize.name, winners: 0, units: 0, fund: 0n, paid: 0n }
    tiers.set(prize.name, {
      name: prize.name,
      winners: tier.winners + prize.winners,
      units: tier.units + prize.units,
      fund: tier.fund + prize.fund,
      paid: tier.paid + prize.paid,
    })
  }
  return [...tiers.values()]
}

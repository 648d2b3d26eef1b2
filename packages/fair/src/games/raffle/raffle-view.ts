import { payoutAmount, type Payout } from '#settlement/settlement.ts'
import type { RafflePrizeTable, RaffleTier } from './raffle.ts'

export interface RaffleViewInput {
  prizeTable: RafflePrizeTable
  /** All winners in drawn order. */
  winners: readonly number[]
  payouts: readonly Payout[]
  /** The viewer's tickets. */
  mine: ReadonlySet<number>
  /** The number of winners shown so far. */
  shown: number
}

export interface RaffleWinner {
  seq0: number
  tier: string
  amount: bigint
  item?: string
  isMine: boolean
}

export interface RaffleView {
  winners: RaffleWinner[]
  /** The prize to be drawn next. */
  playingFor?: RaffleTier
  winnings: bigint
  /** Items among the viewer's winnings, which the viewer may choose instead of their cash option. */
  items: string[]
}

/** The view after the first `shown` winners. */
export function raffleViewAt({ prizeTable, winners, payouts, mine, shown }: RaffleViewInput): RaffleView {
  const prizes = prizeTable.tiers.flatMap(tier => Array.from({ length: tier.winners }, () => tier))
  const drawn = winners.slice(0, shown).map((seq0, i): RaffleWinner => {
    const won = payouts.filter(payout => payout.seq0 === seq0)
    const item = won.find(payout => payout.item !== undefined)?.item
    return {
      seq0,
      tier: prizes[i]!.name,
      amount: won.reduce((sum, payout) => sum + payoutAmount(payout), 0n),
      ...(item !== undefined && { item }),
      isMine: mine.has(seq0),
    }
  })
  const next = shown < winners.length ? prizes[shown] : undefined
  const own = drawn.filter(winner => winner.isMine)
  return {
    winners: drawn,
    ...(next && { playingFor: next }),
    winnings: own.reduce((sum, winner) => sum + winner.amount, 0n),
    items: own.flatMap(({ item }) => item ?? []),
  }
}

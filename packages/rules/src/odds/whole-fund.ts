import type { PlayPrice } from '#play/cost.ts'
import type { PrizeTable } from './prize-table.ts'
import { type ReturnToPlayer, returnToPlayer } from './return-to-player.ts'

const TIERS = [
  { matches: 0, prize: { kind: 'jackpot' } },
  { matches: 0, prize: { kind: 'share', percent: 100 } },
] as const

/** For raffle and bingo, where prizes take the whole fund and the rest is won in a later draw. */
export const wholeFundReturn = (
  shares: Pick<PrizeTable, 'payoutPercentage' | 'progressivePercentage'>,
  price: PlayPrice,
): ReturnToPlayer => returnToPlayer({ ...shares, tiers: TIERS }, price)

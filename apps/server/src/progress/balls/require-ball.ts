import type { Tx } from '@fairground/database/transaction'
import type { PlayerKey } from '#platform/player-key.ts'
import { Refusal } from '#platform/refusal.ts'
import { readRewardBlock } from '#player/queries/reward-block.ts'
import { type BallRow, lockBall } from '#progress/queries/balls.ts'

/** The player's own ball under lock. Throws a refusal if there is none or the player gets no rewards now. */
export const requireBall = async (tx: Tx, player: PlayerKey, id: number): Promise<BallRow> => {
  if (await readRewardBlock(tx, player)) throw new Refusal('rewards.notClaimable')
  const ball = await lockBall(tx, player, id)
  if (!ball) throw new Refusal('rewards.notFound')
  return ball
}

/** A ball that can still be used or sent. */
export const requireAvailable = ({ state, expiresAt }: BallRow, now: number): void => {
  if (state === 'expired' || (state === 'available' && expiresAt <= now))
    throw new Refusal('rewards.notClaimable')
  if (state !== 'available') throw new Refusal('rewards.alreadyClaimed')
}

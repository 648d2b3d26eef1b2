import type { Database } from '@fairground/database/connect'
import { inMember } from '@fairground/database/transaction'
import type { LaneClient } from '#ledger/lane/lane-client.ts'
import type { PlayerKey } from '#platform/player-key.ts'
import { claimEndedBalls, expireBalls, lockBall, returnBalls } from '#progress/queries/balls.ts'
import { collectBall } from './collect-ball.ts'

interface BallDeps {
  readonly db: Database
  readonly lane: LaneClient
}

/** Collects balls that their owners left, returns those of refunded draws and ends those that were not used. */
export const processBalls = async ({ db, lane }: BallDeps, memberId: number): Promise<boolean> => {
  const due = await inMember(db, memberId, async tx => {
    await returnBalls(tx, memberId)
    await expireBalls(tx, memberId)
    return claimEndedBalls(tx, memberId)
  })
  for (const { id, playerId } of due)
    await payActiveBall({ db, lane }, { memberId, playerId }, { ballId: id, requestId: null })
  return due.length > 0
}

/** Pays a ball of an ended draw for its owner or after its owner left it. */
export const payActiveBall = async (
  { db, lane }: BallDeps,
  player: PlayerKey,
  { ballId, requestId }: { readonly ballId: number; readonly requestId: string | null },
): Promise<void> => {
  const { memberId } = player
  const ball = await inMember(db, memberId, tx => lockBall(tx, player, ballId))
  if (ball?.state !== 'active' || ball.instanceStatus !== 'ENDED') return
  await collectBall(db, request => lane.submit(memberId, 'payBonusBall', request), player, ball, requestId)
}

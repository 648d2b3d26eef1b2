import type { Database } from '@fairground/database/connect'
import { inMember } from '@fairground/database/transaction'
import type { LaneClient } from '#ledger/lane/lane-client.ts'
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
  for (const { id, playerId } of due) {
    const player = { memberId, playerId }
    const ball = await inMember(db, memberId, tx => lockBall(tx, player, id))
    if (ball?.state === 'active')
      await collectBall(db, request => lane.submit(memberId, 'payBonusBall', request), player, ball, null)
  }
  return due.length > 0
}

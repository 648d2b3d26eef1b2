import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { Refusal } from '#platform/refusal.ts'
import { sendBall } from '#progress/queries/balls.ts'
import { requireAvailable, requireBall } from './require-ball.ts'

/** The ball leaves the player and its copy arrives at the friend. A repeated call changes nothing. */
export const confirmBonusBallSent: Handler<'confirmBonusBallSent'> = async (
  { bonusBallId },
  { member, session },
  { db, now },
) => {
  const player = { memberId: member.id, playerId: requirePlayer(session) }
  await inMember(db, member.id, async tx => {
    const ball = await requireBall(tx, player, bonusBallId)
    if (ball.state === 'sent') return
    requireAvailable(ball, now())
    if (ball.sendTo === null) throw new Refusal('rewards.notClaimable')
    await sendBall(tx, member.id, bonusBallId)
  })
  return { result: 1 }
}

import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { Refusal } from '#platform/refusal.ts'
import { chooseFriend, findFriend, lockBall } from '#progress/queries/balls.ts'
import { toBallView } from './ball-view.ts'
import { requireAvailable, requireBall } from './require-ball.ts'

/** Chooses the friend. A ball that came from a friend stays with the player. */
export const sendBonusBall: Handler<'sendBonusBall'> = async (
  { bonusBallId, username },
  { member, session },
  { db, now },
) => {
  const player = { memberId: member.id, playerId: requirePlayer(session) }
  return inMember(db, member.id, async tx => {
    const ball = await requireBall(tx, player, bonusBallId)
    requireAvailable(ball, now())
    if (ball.fromBall !== null) throw new Refusal('rewards.notClaimable')
    const friendId = await findFriend(tx, member.id, username)
    if (friendId === undefined || friendId === player.playerId) throw new Refusal('rewards.notFound')
    await chooseFriend(tx, member.id, bonusBallId, friendId)
    const after = await lockBall(tx, player, bonusBallId)
    if (!after) throw new Refusal('rewards.notFound')
    return toBallView(tx, member.id, after)
  })
}

import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { decimal } from '#platform/money.ts'
import { Refusal } from '#platform/refusal.ts'
import { requireBall } from './require-ball.ts'

/** Pays what the ball brought as cash, once the draw has ended. */
export const collectBonusBall: Handler<'collectBonusBall'> = async (
  { requestId, bonusBallId, gameInstanceId },
  { member, session },
  { db, cashier },
) => {
  const player = { memberId: member.id, playerId: requirePlayer(session) }
  const ball = await inMember(db, member.id, tx => requireBall(tx, player, bonusBallId))
  const { currency } = ball
  if (gameInstanceId !== undefined && gameInstanceId !== ball.instanceId)
    throw new Refusal(ball.collectionId === requestId ? 'request.conflict' : 'rewards.notClaimable')
  const toAnswer = (amount: bigint) => ({
    result: 1 as const,
    amount: decimal(amount, currency ?? member.currency),
    currencyId: currency ?? member.currency,
  })
  if (ball.state === 'collected') {
    if (ball.collectionId !== requestId) throw new Refusal('rewards.alreadyClaimed')
    return toAnswer(ball.amount ?? 0n)
  }
  if (ball.state !== 'active' || ball.instanceStatus !== 'ENDED') throw new Refusal('rewards.notClaimable')
  await cashier.request(member.id, 'collectBall', { ballId: ball.id, playerId: player.playerId, requestId })
  const after = await inMember(db, member.id, tx => requireBall(tx, player, bonusBallId))
  if (after.collectionId !== requestId) throw new Refusal('rewards.alreadyClaimed')
  return toAnswer(after.amount ?? 0n)
}

import { inMember, type Tx } from '@fairground/database/transaction'
import { bonusBallTerms } from '#kinds/bonus-ball-terms.ts'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import type { PlayerKey } from '#platform/player-key.ts'
import { Refusal } from '#platform/refusal.ts'
import { isRowId } from '#platform/row-id.ts'
import { activateBall, isSecondBall, lockBall, lockSale, readLines } from '#progress/queries/balls.ts'
import { toBallView } from './ball-view.ts'
import { parseLine } from './parse-line.ts'
import { requireAvailable, requireBall } from './require-ball.ts'

/** Uses a ball in a draw. It needs a line with its number, and the sale must still be open. */
export const activateBonusBall: Handler<'activateBonusBall'> = async (
  { requestId, bonusBallId, gameInstanceId },
  { member, session },
  { db, now },
) => {
  const player = { memberId: member.id, playerId: requirePlayer(session) }
  return inMember(db, member.id, async tx => {
    const ball = await requireBall(tx, player, bonusBallId)
    if (ball.activationId === requestId) {
      if (ball.instanceId !== gameInstanceId) throw new Refusal('request.conflict')
      return toBallView(tx, member.id, ball)
    }
    requireAvailable(ball, now())
    if (gameInstanceId === undefined || !(await canUse(tx, player, ball.ball, gameInstanceId)))
      throw new Refusal('rewards.notClaimable')
    const isActive = await activateBall(tx, player, {
      id: bonusBallId,
      instanceId: gameInstanceId,
      requestId,
    })
    const after = isActive ? await lockBall(tx, player, bonusBallId) : undefined
    if (!after) throw new Refusal('rewards.alreadyClaimed')
    return toBallView(tx, member.id, after)
  }).catch((error: unknown) => {
    throw isSecondBall(error) ? new Refusal('rewards.alreadyClaimed') : error
  })
}

const canUse = async (tx: Tx, player: PlayerKey, ball: number, instanceId: number): Promise<boolean> => {
  const sale = isRowId(instanceId) ? await lockSale(tx, player.memberId, instanceId) : undefined
  const terms = sale?.isOnSale ? bonusBallTerms(sale) : undefined
  if (!terms || ball > terms.highest) return false
  const lines = await readLines(tx, player, instanceId)
  return lines.some(({ plays }) => parseLine(plays).includes(ball))
}

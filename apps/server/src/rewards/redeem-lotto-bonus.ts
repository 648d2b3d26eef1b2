import type { Handler } from '#operation/handler.ts'
import { requestLane } from '#operation/request-lane.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { Refusal } from '#platform/refusal.ts'
import { isRowId } from '#platform/row-id.ts'
import { requireOffer } from './claim-bonus.ts'

export const redeemLottoBonus: Handler<'redeemLottoBonus'> = async (
  { requestId, bonusId, gameInstanceId },
  { member, session },
  context,
) => {
  const claimer = { member, playerId: requirePlayer(session) }
  const offer = await requireOffer(context, claimer, bonusId, row => row.kind === 'lotto')
  if (!isRowId(gameInstanceId)) throw new Refusal('game.notFound')
  const answer = await requestLane(context, member.id, 'redeemOffer', {
    offerId: offer.id,
    playerId: claimer.playerId,
    instanceId: gameInstanceId,
    currency: offer.currency,
    requestId: requestId.toLowerCase(),
  })
  if ('refused' in answer)
    throw new Refusal(answer.refused === 'noSuchGame' ? 'game.notFound' : `rewards.${answer.refused}`)
  const { receipts, instanceId } = answer.joined
  return { result: 1, plays: receipts.length, gameInstanceId: instanceId }
}

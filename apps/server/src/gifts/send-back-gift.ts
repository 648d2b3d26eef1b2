import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requestLane } from '#operation/request-lane.ts'
import { Refusal } from '#platform/refusal.ts'
import { callerKey } from './caller-player.ts'
import { claimMailedGifts } from './queries/received.ts'
import { requireReceived } from './require-gift.ts'

export const sendBackGift: Handler<'sendBackGift'> = async ({ giftId }, caller, context) => {
  const player = callerKey(caller)
  const { giverId, currency } = await inMember(context.db, player.memberId, async tx => {
    const gift = await requireReceived(tx, player, giftId)
    await claimMailedGifts(tx, player)
    return gift
  })
  const request = { giftId, giverId, recipientId: player.playerId, currency, event: 'sendBack' } as const
  const answer = await requestLane(context, player.memberId, 'returnGift', request)
  if (!answer.done) throw new Refusal('rewards.notClaimable')
  return { result: 1 }
}

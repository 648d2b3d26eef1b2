import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requestLane } from '#operation/request-lane.ts'
import { Refusal } from '#platform/refusal.ts'
import { callerKey, readLanguage, requireRewards } from './caller-player.ts'
import { toReceivedGift } from './gift-view.ts'
import { claimMailedGifts } from './queries/received.ts'
import { requireReceived } from './require-gift.ts'

export const openGift: Handler<'openGift'> = async ({ giftId }, caller, context) => {
  const { db } = context
  const player = callerKey(caller)
  const { currency } = await inMember(db, player.memberId, async tx => {
    const gift = await requireReceived(tx, player, giftId)
    await requireRewards(tx, caller)
    await claimMailedGifts(tx, player)
    return gift
  })
  const request = { giftId, playerId: player.playerId, currency }
  const answer = await requestLane(context, player.memberId, 'unwrapGift', request)
  if (!answer.done) throw new Refusal('rewards.notClaimable')
  return inMember(db, player.memberId, async tx =>
    toReceivedGift(await requireReceived(tx, player, giftId), await readLanguage(tx, caller)),
  )
}

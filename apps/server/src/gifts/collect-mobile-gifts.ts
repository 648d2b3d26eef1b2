import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requestLane } from '#operation/request-lane.ts'
import { callerKey, readLanguage, requireRewards } from './caller-player.ts'
import { toReceivedGift } from './gift-view.ts'
import { claimMailedGifts, readReceived } from './queries/received.ts'

/** Returns every opened gift that is not played yet, so that a repeated request gets the same answer. */
export const collectMobileGifts: Handler<'collectMobileGifts'> = async (_, caller, context) => {
  const { db } = context
  const player = callerKey(caller)
  const waiting = await inMember(db, player.memberId, async tx => {
    await requireRewards(tx, caller)
    await claimMailedGifts(tx, player)
    const received = await readReceived(tx, player)
    return received.filter(({ state }) => state === 'WRAPPED')
  })
  // A gift that another request opens or returns in the meantime is left out of the answer.
  for (const { id: giftId, currency } of waiting)
    await requestLane(context, player.memberId, 'unwrapGift', { giftId, playerId: player.playerId, currency })
  return inMember(db, player.memberId, async tx => {
    const language = await readLanguage(tx, caller)
    const opened = (await readReceived(tx, player)).filter(({ state }) => state === 'OPENED')
    return { result: 1, gifts: opened.map(row => toReceivedGift(row, language)) }
  })
}

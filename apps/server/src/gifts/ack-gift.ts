import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { Refusal } from '#platform/refusal.ts'
import { callerKey } from './caller-player.ts'
import { updateSeen } from './queries/received.ts'
import { requireReceived } from './require-gift.ts'

export const ackGift: Handler<'ackGift'> = async ({ giftId, giftInviteId }, caller, { db }) => {
  const player = callerKey(caller)
  await inMember(db, player.memberId, async tx => {
    const { id, inviteId } = await requireReceived(tx, player, giftId)
    if (giftInviteId !== undefined && giftInviteId !== inviteId) throw new Refusal('rewards.notFound')
    await updateSeen(tx, player.memberId, id)
  })
  return { result: 1 }
}

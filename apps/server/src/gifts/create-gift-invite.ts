import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { callerKey, requireRewards } from './caller-player.ts'
import { deleteDrafts, insertInvite } from './queries/invites.ts'
import { requireItem } from './require-item.ts'

/** The card of gifts that are paid later. An earlier invite that was not paid is given up. */
export const createGiftInvite: Handler<'createGiftInvite'> = async (
  { giftId, card = 'smile', message = '' },
  caller,
  { db },
) => {
  const player = callerKey(caller)
  const giftInviteId = await inMember(db, player.memberId, async tx => {
    const item = await requireItem(tx, caller.member, giftId)
    await requireRewards(tx, caller)
    await deleteDrafts(tx, player)
    return insertInvite(tx, { ...player, giftId: item.id, card, message })
  })
  return { giftInviteId }
}

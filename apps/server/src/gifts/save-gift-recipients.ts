import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { Refusal } from '#platform/refusal.ts'
import { callerKey } from './caller-player.ts'
import { saveDrafts } from './save-drafts.ts'
import { findInvite } from './queries/invites.ts'
import { requireItem } from './require-item.ts'

export const saveGiftRecipients: Handler<'saveGiftRecipients'> = async (
  { giftInviteId, friendUid, toFBId = [] },
  caller,
  { db, vault },
) => {
  const player = callerKey(caller)
  const saved = await inMember(db, player.memberId, async tx => {
    const invite = await findInvite(tx, player, giftInviteId)
    if (!invite) throw new Refusal('rewards.notFound')
    // No operator links accounts of that network, so these friends are unknown.
    if (toFBId.length > 0) throw new Refusal('rewards.recipientNotFound')
    if (invite.isBought) throw new Refusal('rewards.alreadyClaimed')
    const item = await requireItem(tx, caller.member, invite.itemId)
    return saveDrafts(tx, vault, { ...player, inviteId: invite.id, item, friends: friendUid })
  })
  return { result: 1, saved }
}

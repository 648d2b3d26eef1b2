import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { Refusal } from '#platform/refusal.ts'
import { isRowId } from '#platform/row-id.ts'
import { readRewardBlock } from '#player/queries/reward-block.ts'
import { callerKey, readLanguage } from './caller-player.ts'
import { pickText } from './gift-view.ts'
import { readGroups } from './queries/catalogue.ts'

export const getGiftGroup: Handler<'getGiftGroup'> = async ({ giftGroupId }, caller, { db }) => {
  const { member } = caller
  if (!isRowId(giftGroupId)) throw new Refusal('rewards.notFound')
  return inMember(db, member.id, async tx => {
    const isBlocked = (await readRewardBlock(tx, callerKey(caller))) !== null
    const filter = { memberId: member.id, currency: member.currency, groupId: giftGroupId }
    const [group] = isBlocked ? [] : await readGroups(tx, filter)
    if (!group) throw new Refusal('rewards.notFound')
    const title = pickText(group.titles, await readLanguage(tx, caller))
    return { giftGroupId: group.id, title, giftIds: [...group.giftIds] }
  })
}

import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { readRewardBlock } from '#player/queries/reward-block.ts'
import { callerKey, readLanguage } from './caller-player.ts'
import { pickText } from './gift-view.ts'
import { readGroups } from './queries/catalogue.ts'

export const getGiftGroups: Handler<'getGiftGroups'> = async (_, caller, { db }) => {
  const { member } = caller
  return inMember(db, member.id, async tx => {
    const language = await readLanguage(tx, caller)
    const isBlocked = (await readRewardBlock(tx, callerKey(caller))) !== null
    const groups = isBlocked ? [] : await readGroups(tx, { memberId: member.id, currency: member.currency })
    return {
      giftGroups: groups.map(({ id, titles, giftIds }) => ({
        giftGroupId: id,
        title: pickText(titles, language),
        giftIds: [...giftIds],
      })),
    }
  })
}

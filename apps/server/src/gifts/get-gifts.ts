import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { isRowId } from '#platform/row-id.ts'
import { readRewardBlock } from '#player/queries/reward-block.ts'
import { callerKey, readLanguage } from './caller-player.ts'
import { toCatalogueGift, toReceivedGift } from './gift-view.ts'
import { readCatalogue } from './queries/catalogue.ts'
import { readReceived } from './queries/received.ts'

/** A blocked player is offered nothing: no catalogue and no gift to open. */
export const getGifts: Handler<'getGifts'> = async ({ giftGroupId: groupId }, caller, { db }) => {
  const { member } = caller
  if (groupId !== undefined && !isRowId(groupId)) return { gifts: [] }
  return inMember(db, member.id, async tx => {
    const player = callerKey(caller)
    const language = await readLanguage(tx, caller)
    const isBlocked = (await readRewardBlock(tx, player)) !== null
    const filter = { memberId: member.id, currency: member.currency, groupId }
    const catalogue = isBlocked ? [] : await readCatalogue(tx, filter)
    const received = groupId === undefined ? await readReceived(tx, player) : []
    const visible = received.filter(({ state }) => !isBlocked || state !== 'WRAPPED')
    return {
      gifts: [
        ...visible.map(row => toReceivedGift(row, language)),
        ...catalogue.map(row => toCatalogueGift(row, language)),
      ],
    }
  })
}

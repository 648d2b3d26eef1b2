import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { Refusal } from '#platform/refusal.ts'
import { isRowId } from '#platform/row-id.ts'
import { readRewardBlock } from '#player/queries/reward-block.ts'
import { callerKey, readLanguage } from './caller-player.ts'
import { toCatalogueGift, toReceivedGift } from './gift-view.ts'
import { readCatalogue } from './queries/catalogue.ts'
import { readReceived } from './queries/received.ts'

export const getGift: Handler<'getGift'> = async ({ giftId }, caller, { db }) => {
  const { member } = caller
  if (!isRowId(giftId)) throw new Refusal('rewards.notFound')
  return inMember(db, member.id, async tx => {
    const player = callerKey(caller)
    const language = await readLanguage(tx, caller)
    const isBlocked = (await readRewardBlock(tx, player)) !== null
    const [received] = await readReceived(tx, player, giftId)
    if (received && !(isBlocked && received.state === 'WRAPPED')) return toReceivedGift(received, language)
    const filter = { memberId: member.id, currency: member.currency, giftId }
    const [item] = isBlocked ? [] : await readCatalogue(tx, filter)
    if (!item) throw new Refusal('rewards.notFound')
    return toCatalogueGift(item, language)
  })
}

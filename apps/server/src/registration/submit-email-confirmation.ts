import { databaseNow, inMember } from '@fairground/database/transaction'
import { announce } from '#events/announce.ts'
import { putInOutbox } from '#events/outbox.ts'
import type { Handler } from '#operation/handler.ts'
import { Refusal } from '#platform/refusal.ts'
import { consumeLinkKey } from '#player/link-keys.ts'
import { hasEmail, updateEmailVerified } from './queries/players.ts'

/** The key confirms only the address it was sent to, not one that has replaced it. */
export const submitEmailConfirmation: Handler<'submitEmailConfirmation'> = async (
  { key },
  { member },
  { db, playerViews },
) => {
  const playerId = await inMember(db, member.id, async tx => {
    const consumed = await consumeLinkKey(tx, member.id, key, 'confirm-email')
    if (!consumed?.emailDigest) throw new Refusal('registration.keyNotValid')
    const player = { memberId: member.id, playerId: consumed.playerId }
    if (!(await hasEmail(tx, player, consumed.emailDigest))) throw new Refusal('registration.keyNotValid')
    const at = await databaseNow(tx)
    await updateEmailVerified(tx, player, at)
    const event = { eventType: 30 as const, ...player, emailVerified: true, emailVerifiedDate: at }
    await putInOutbox(tx, member.id, announce('emailVerification', event))
    return player.playerId
  })
  playerViews.invalidate(member.id, playerId)
  return { result: 1 }
}

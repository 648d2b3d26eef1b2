import { databaseNow, inMember, type Tx } from '@fairground/database/transaction'
import { announce } from '#events/announce.ts'
import { putInOutbox } from '#events/outbox.ts'
import type { Member } from '#operator/members.ts'
import type { Context } from '#operation/context.ts'
import type { Handler } from '#operation/handler.ts'
import { Refusal } from '#platform/refusal.ts'
import { findClash } from '#player/clash.ts'
import { normalEmail, openDetails, writeDetails } from '#player/details.ts'
import { consumeLinkKey } from '#player/link-keys.ts'
import { lockPlayerForLane } from '#player/queries/players.ts'
import { recordSecurityEvent } from '#player/security-events.ts'
import { hasEmail, updateEmailVerified } from './queries/players.ts'

/** The key confirms only the address it was sent to, not one that has replaced it. */
export const submitEmailConfirmation: Handler<'submitEmailConfirmation'> = async (
  { key },
  { member },
  context,
) => {
  const work = inMember(context.db, member.id, async tx => {
    const consumed = await consumeLinkKey(tx, member.id, key, 'confirm-email')
    if (!consumed?.emailDigest) throw new Refusal('registration.keyNotValid')
    const player = { memberId: member.id, playerId: consumed.playerId }
    if (!(await hasEmail(tx, player, consumed.emailDigest)))
      await replaceEmail(tx, context, member, consumed.playerId, consumed.emailDigest)
    const at = await databaseNow(tx)
    await updateEmailVerified(tx, player, at)
    const event = { eventType: 30 as const, ...player, emailVerified: true, emailVerifiedDate: at }
    await putInOutbox(tx, member.id, announce('emailVerification', event))
    return player.playerId
  })
  const playerId = await work.catch((error: unknown) => {
    throw findClash(error) === 'email' ? new Refusal('registration.keyNotValid') : error
  })
  context.playerViews.invalidate(member.id, playerId)
  return { result: 1 }
}

/** The new address replaces the old one when it is confirmed. Both get a mail. */
const replaceEmail = async (
  tx: Tx,
  context: Context,
  member: Member,
  playerId: number,
  emailDigest: Buffer,
): Promise<void> => {
  const { vault } = context
  const player = { memberId: member.id, playerId }
  const row = await lockPlayerForLane(tx, member.id, playerId)
  const { emailPending: email, ...known } = openDetails(vault, player, row) ?? {}
  const isPending = email && vault.digest(member.id, 'email', normalEmail(email)).equals(emailDigest)
  if (!isPending) throw new Refusal('registration.keyNotValid')
  await writeDetails(tx, vault, player, { ...known, email })
  await recordSecurityEvent(tx, context, member, row, { name: 'emailChanged', facts: {} }, email)
}

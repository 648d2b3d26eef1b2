import { databaseNow, inMember, timestamp } from '@fairground/database/transaction'
import { announce } from '#events/announce.ts'
import { putInOutbox } from '#events/outbox.ts'
import type { Handler } from '#operation/handler.ts'
import { Refusal } from '#operation/refusal.ts'
import { takeLinkKey } from '#player/link-keys.ts'

/** An address that was changed meanwhile is not confirmed by a mail to the earlier one. */
export const submitEmailConfirmation: Handler<'submitEmailConfirmation'> = async (
  { key },
  { member },
  { db, own },
) => {
  const playerId = await inMember(db, member.id, async tx => {
    const taken = await takeLinkKey(tx, member.id, key, 'confirm-email')
    const current =
      taken?.emailDigest &&
      (await tx
        .selectFrom('player_detail')
        .select('player_id')
        .where('member_id', '=', member.id)
        .where('player_id', '=', taken.playerId)
        .where('email_digest', '=', taken.emailDigest)
        .executeTakeFirst())
    if (!current) throw new Refusal('registration.keyNotValid')
    const at = await databaseNow(tx)
    await tx
      .updateTable('player')
      .set({ email_verified: true, email_verified_at: timestamp(at) })
      .where('member_id', '=', member.id)
      .where('id', '=', current.player_id)
      .execute()
    const who = { memberId: member.id, playerId: current.player_id }
    const told = { eventType: 30 as const, ...who, emailVerified: true, emailVerifiedDate: at }
    await putInOutbox(tx, member.id, announce('emailVerification', told))
    return current.player_id
  })
  own.changed(member.id, playerId)
  return { result: 1 }
}

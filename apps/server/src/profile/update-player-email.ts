import { inMember, type Tx } from '@fairground/database/transaction'
import { isEmail } from '@fairground/rules/validation/email'
import { announce } from '#events/announce.ts'
import { putInOutbox } from '#events/outbox.ts'
import { sendMail } from '#mail/send-mail.ts'
import type { Member } from '#member/members.ts'
import type { Context } from '#operation/context.ts'
import type { Handler } from '#operation/handler.ts'
import { Refusal, requirePlayer } from '#operation/refusal.ts'
import { clashOf } from '#player/clash.ts'
import { sendConfirmation } from '#player/confirmation-mail.ts'
import { dropAccessKeys, mayMakeLinkKey } from '#player/link-keys.ts'
import { changeDetails } from './change-details.ts'
import { requirePassword } from '#player/require-password.ts'

export const updatePlayerEmail: Handler<'updatePlayerEmail'> = async (
  { email, password },
  { member, session },
  context,
) => {
  const playerId = requirePlayer(session)
  if (!isEmail(email)) throw new Refusal('request.invalid')
  await requirePassword(context, member.id, playerId, password)
  await inMember(context.db, member.id, tx => changeEmail(tx, context, member, playerId, email)).catch(
    (error: unknown) => {
      throw clashOf(error) === 'email' ? new Refusal('profile.emailInUse') : error
    },
  )
  return { result: 1 }
}

// A new address need not wait for a mail that went to the old one.
const noPause = 0

/** The address that is left is told, so that a thief cannot take the account away in silence. */
const changeEmail = async (
  tx: Tx,
  context: Context,
  member: Member,
  playerId: number,
  email: string,
): Promise<void> => {
  const { vault, jobs } = context
  const player = { memberId: member.id, playerId }
  const { row, before } = await changeDetails(tx, vault, player, known => ({ ...known, email }))
  if (before.email === email) return
  if (!(await mayMakeLinkKey(tx, player, 'confirm-email', noPause))) throw new Refusal('request.rateLimited')
  await tx
    .updateTable('player')
    .set({ email_verified: false, email_verified_at: null })
    .where('member_id', '=', member.id)
    .where('id', '=', playerId)
    .execute()
  await dropAccessKeys(tx, player)
  const told = { eventType: 30 as const, ...player, emailVerified: false, emailVerifiedDate: null }
  await putInOutbox(tx, member.id, announce('emailVerification', told))
  const { username, language } = row
  await sendMail(tx, jobs, member, { kind: 'emailChanged', facts: { username }, to: before.email, language })
  await sendConfirmation(tx, context, member, { playerId, username, email, language })
}

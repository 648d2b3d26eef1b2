import { inMember, type Tx } from '@fairground/database/transaction'
import { isEmail } from '@fairground/rules/validation/email'
import { announce } from '#events/announce.ts'
import { putInOutbox } from '#events/outbox.ts'
import { sendMail } from '#mail/send-mail.ts'
import type { Member } from '#operator/members.ts'
import type { Context } from '#operation/context.ts'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { Refusal } from '#platform/refusal.ts'
import { findClash } from '#player/clash.ts'
import { sendConfirmationMail } from '#player/send-confirmation-mail.ts'
import { revokeAccessKeys, mayCreateLinkKey } from '#player/link-keys.ts'
import { changeDetails } from './change-details.ts'
import { updateEmailUnverified } from './queries/player-updates.ts'
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
      throw findClash(error) === 'email' ? new Refusal('profile.emailInUse') : error
    },
  )
  return { result: 1 }
}

// The resend delay does not apply to a new address.
const noResendDelay = 0

/** Notifies the old address, so that a thief cannot take over the account unnoticed. */
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
  if (!(await mayCreateLinkKey(tx, player, 'confirm-email', noResendDelay)))
    throw new Refusal('request.rateLimited')
  await updateEmailUnverified(tx, player)
  await revokeAccessKeys(tx, player)
  const event = { eventType: 30 as const, ...player, emailVerified: false, emailVerifiedDate: null }
  await putInOutbox(tx, member.id, announce('emailVerification', event))
  const { username, language } = row
  await sendMail(tx, jobs, member, { kind: 'emailChanged', facts: { username }, to: before.email, language })
  await sendConfirmationMail(tx, context, member, { playerId, username, email, language })
}

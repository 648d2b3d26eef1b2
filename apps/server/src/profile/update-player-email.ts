import { inMember, type Tx } from '@fairground/database/transaction'
import { isEmail } from '@fairground/rules/validation/email'
import type { Member } from '#operator/members.ts'
import type { Context } from '#operation/context.ts'
import type { Handler } from '#operation/handler.ts'
import { requireSession } from '#operation/require-session.ts'
import { Refusal } from '#platform/refusal.ts'
import { findClash } from '#player/clash.ts'
import { findOwner } from '#player/find-owner.ts'
import { sendConfirmationMail } from '#player/send-confirmation-mail.ts'
import { revokeAccessKeys, mayCreateLinkKey } from '#player/link-keys.ts'
import { recordSecurityEvent } from '#player/security-events.ts'
import { changeDetails } from './change-details.ts'
import { requirePassword } from '#player/require-password.ts'
import { requireSecondProof } from './require-second-proof.ts'

export const updatePlayerEmail: Handler<'updatePlayerEmail'> = async (
  { email, password },
  caller,
  context,
) => {
  const { member, session } = caller
  const live = requireSession(session)
  if (!isEmail(email)) throw new Refusal('request.invalid')
  await requirePassword(context, caller, password)
  const work = inMember(context.db, member.id, async tx => {
    await requireSecondProof(tx, live)
    await changeEmail(tx, context, member, live.playerId, email)
  })
  await work.catch((error: unknown) => {
    throw findClash(error) === 'email' ? new Refusal('profile.emailInUse') : error
  })
  return { result: 1 }
}

// The resend delay does not apply to a new address.
const noResendDelay = 0

/** A confirmed address stays valid until the new one is confirmed. One that was never confirmed is replaced at once. */
const changeEmail = async (
  tx: Tx,
  context: Context,
  member: Member,
  playerId: number,
  email: string,
): Promise<void> => {
  const { vault } = context
  const player = { memberId: member.id, playerId }
  const { row, before } = await changeDetails(tx, vault, player, ({ emailPending: _, ...known }, locked) => {
    if (known.email === email) return known
    return locked.email_verified ? { ...known, emailPending: email } : { ...known, email }
  })
  if (before.email === email) return
  const owner = await findOwner(tx, vault, member.id, 'email', email)
  if (owner !== undefined && owner !== playerId) throw new Refusal('profile.emailInUse')
  if (!(await mayCreateLinkKey(tx, player, 'confirm-email', noResendDelay)))
    throw new Refusal('request.rateLimited')
  await revokeAccessKeys(tx, player)
  const name = row.email_verified ? 'emailChangeRequested' : 'emailChanged'
  await recordSecurityEvent(tx, context, member, row, { name, facts: {} })
  const { username, language } = row
  await sendConfirmationMail(tx, context, member, { playerId, username, email, language })
}

import { notificationResendDelayMs } from '@fairground/contract/constants'
import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { Refusal } from '#platform/refusal.ts'
import { readDetails } from '#player/details.ts'
import { mayCreateLinkKey } from '#player/link-keys.ts'
import { readPlayer } from '#player/queries/players.ts'
import { sendConfirmationMail } from '#player/send-confirmation-mail.ts'

export const requestEmailConfirmation: Handler<'requestEmailConfirmation'> = async (
  _,
  { member, session },
  context,
) => {
  const playerId = requirePlayer(session)
  const player = { memberId: member.id, playerId }
  await inMember(context.db, member.id, async tx => {
    const row = await readPlayer(tx, member.id, playerId)
    const details = await readDetails(tx, context.vault, player)
    const email = details?.emailPending ?? (row.email_verified ? undefined : details?.email)
    if (email === undefined) return
    if (!(await mayCreateLinkKey(tx, player, 'confirm-email', notificationResendDelayMs)))
      throw new Refusal('request.rateLimited')
    const { username, language } = row
    await sendConfirmationMail(tx, context, member, { playerId, username, email, language })
  })
  return { result: 1 }
}

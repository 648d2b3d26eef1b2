import { notificationResendDelayMs } from '@fairground/contract/constants'
import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { Refusal, requirePlayer } from '#operation/refusal.ts'
import { readDetails } from '#player/details.ts'
import { mayMakeLinkKey } from '#player/link-keys.ts'
import { playerById } from '#player/player-rows.ts'
import { sendConfirmation } from '#player/confirmation-mail.ts'

export const requestEmailConfirmation: Handler<'requestEmailConfirmation'> = async (
  _,
  { member, session },
  context,
) => {
  const playerId = requirePlayer(session)
  const player = { memberId: member.id, playerId }
  await inMember(context.db, member.id, async tx => {
    const row = await playerById(tx, member.id, playerId)
    const email = (await readDetails(tx, context.vault, player))?.email
    if (row.email_verified || email === undefined) return
    if (!(await mayMakeLinkKey(tx, player, 'confirm-email', notificationResendDelayMs)))
      throw new Refusal('request.rateLimited')
    const { username, language } = row
    await sendConfirmation(tx, context, member, { playerId, username, email, language })
  })
  return { result: 1 }
}

import { notificationResendDelayMs } from '@fairground/contract/constants'
import { inMember } from '@fairground/database/transaction'
import { sendMail } from '#mail/send-mail.ts'
import type { Caller, Context } from '#operation/context.ts'
import { openDetails } from '#player/details.ts'
import { linkMinutes, createLinkKey, mayCreateLinkKey } from '#player/link-keys.ts'
import type { PlayerRow } from '#player/queries/players.ts'
import { siteLink } from '#player/site-link.ts'

/** Unknown networks are locked out, so the player gets a link to set a new password and log in from anywhere. */
export const sendLockoutMail = async (
  player: PlayerRow,
  { member }: Caller,
  { db, vault, jobs, siteAddress }: Context,
): Promise<void> => {
  const playerKey = { memberId: member.id, playerId: player.id }
  const email = openDetails(vault, playerKey, player)?.email
  if (email === undefined || player.status !== 'active') return
  await inMember(db, member.id, async tx => {
    if (!(await mayCreateLinkKey(tx, playerKey, 'reset-password', notificationResendDelayMs))) return
    const key = await createLinkKey(tx, playerKey, 'reset-password')
    const facts = {
      username: player.username,
      link: siteLink(siteAddress, member, '/password', key),
      minutes: linkMinutes['reset-password'],
    }
    await sendMail(tx, jobs, member, { kind: 'signInLocked', facts, to: email, language: player.language })
  })
}

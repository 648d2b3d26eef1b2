import { notificationResendDelayMs } from '@fairground/contract/constants'
import { inMember } from '@fairground/database/transaction'
import { sendMail } from '#mail/send-mail.ts'
import type { Caller, Context } from '#operation/context.ts'
import { openDetails } from '#player/details.ts'
import { linkMinutes, makeLinkKey, mayMakeLinkKey } from '#player/link-keys.ts'
import type { PlayerRow } from '#player/player-rows.ts'
import { siteLink } from '#player/site-link.ts'

/** Strangers were locked out. The player gets a way in from wherever he is: a link to a new password. */
export const tellLocked = async (
  player: PlayerRow,
  { member }: Caller,
  { db, vault, jobs, siteAddress }: Context,
): Promise<void> => {
  const who = { memberId: member.id, playerId: player.id }
  const email = openDetails(vault, who, player)?.email
  if (email === undefined || player.status !== 'active') return
  await inMember(db, member.id, async tx => {
    if (!(await mayMakeLinkKey(tx, who, 'reset-password', notificationResendDelayMs))) return
    const key = await makeLinkKey(tx, who, 'reset-password')
    const facts = {
      username: player.username,
      link: siteLink(siteAddress, member, '/password', key),
      minutes: linkMinutes['reset-password'],
    }
    await sendMail(tx, jobs, member, { kind: 'signInLocked', facts, to: email, language: player.language })
  })
}

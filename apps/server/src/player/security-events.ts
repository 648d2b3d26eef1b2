import type { Tx } from '@fairground/database/transaction'
import { addNotificationCause } from '#events/notification-cause.ts'
import { mailMoment } from '#mail/mail-moment.ts'
import type { SecurityEvent } from '#mail/security-event.ts'
import { sendMail } from '#mail/send-mail.ts'
import type { Context } from '#operation/context.ts'
import type { Member } from '#operator/members.ts'
import { openDetails } from './details.ts'
import type { PlayerRow } from './queries/players.ts'
import { sealSecurityEvent } from './sealed/sealed-security-event.ts'
import { siteUrl } from './site-link.ts'

type EventContext = Pick<Context, 'vault' | 'jobs' | 'siteAddress' | 'now'>

/**
 * Records an event that affects the security of the account: the player gets a mail and a notification. `row` holds the
 * address from before the event, and `newAddress` gets a copy, so that a thief cannot change the address unnoticed.
 */
export const recordSecurityEvent = async (
  tx: Tx,
  { vault, jobs, siteAddress, now }: EventContext,
  member: Member,
  row: PlayerRow,
  event: SecurityEvent,
  newAddress?: string,
): Promise<void> => {
  const player = { memberId: member.id, playerId: row.id }
  const address = openDetails(vault, player, row)?.email
  const { username, language } = row
  const link = siteUrl(siteAddress, member, '/contact')
  const facts = { username, event, at: mailMoment(language, now()), link }
  for (const to of new Set([address, newAddress]))
    if (to !== undefined) await sendMail(tx, jobs, member, { kind: 'securityEvent', facts, to, language })
  const sealed = sealSecurityEvent(vault, player, event)
  await addNotificationCause(tx, member.id, {
    kind: 'security',
    playerId: row.id,
    ref: row.id,
    facts: { sealed },
  })
}

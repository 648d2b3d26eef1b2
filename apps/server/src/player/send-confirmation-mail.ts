import type { Tx } from '@fairground/database/transaction'
import { sendMail } from '#mail/send-mail.ts'
import type { Member } from '#operator/members.ts'
import type { Context } from '#operation/context.ts'
import { normalEmail } from './details.ts'
import { linkMinutes, createLinkKey } from './link-keys.ts'
import { siteLink } from './site-link.ts'

interface Unconfirmed {
  readonly playerId: number
  readonly username: string
  readonly email: string
  readonly language: string
}

export const sendConfirmationMail = async (
  tx: Tx,
  { vault, jobs, siteAddress }: Pick<Context, 'vault' | 'jobs' | 'siteAddress'>,
  member: Member,
  { playerId, username, email, language }: Unconfirmed,
): Promise<void> => {
  const digest = vault.digest(member.id, 'email', normalEmail(email))
  const key = await createLinkKey(tx, { memberId: member.id, playerId }, 'confirm-email', digest)
  const link = siteLink(siteAddress, member, '/emailconfirmation', key)
  const facts = { username, link, minutes: linkMinutes['confirm-email'] }
  await sendMail(tx, jobs, member, { kind: 'confirmEmail', facts, to: email, language })
}

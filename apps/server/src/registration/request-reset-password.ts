import { notificationResendDelayMs } from '@fairground/contract/constants'
import { inMember, type Tx } from '@fairground/database/transaction'
import { sendMail } from '#mail/send-mail.ts'
import type { Member } from '#operator/members.ts'
import type { Context } from '#operation/context.ts'
import type { Handler } from '#operation/handler.ts'
import { openDetails } from '#player/details.ts'
import { linkMinutes, createLinkKey, mayCreateLinkKey } from '#player/link-keys.ts'
import { readPlayer, findPlayerByUsername, type PlayerRow } from '#player/queries/players.ts'
import { findOwner } from '#player/find-owner.ts'
import { usernameProblem } from '@fairground/rules/validation/username'
import { siteLink } from '#player/site-link.ts'

/** Longer than the work takes, so that the response time does not reveal whether the account exists. */
const answerAfterMs = 400

export const requestResetPassword: Handler<'requestResetPassword'> = async (
  { usernameOrEmail },
  { member },
  context,
) => {
  const work = inMember(context.db, member.id, async tx => {
    const player = await findPlayer(tx, context, member, usernameOrEmail.trim())
    if (player) await sendResetLink(tx, context, member, player)
  })
  await Promise.all([work, new Promise(resolve => setTimeout(resolve, answerAfterMs))])
  return { result: 1 }
}

const findPlayer = async (
  tx: Tx,
  { vault }: Context,
  member: Member,
  usernameOrEmail: string,
): Promise<PlayerRow | undefined> => {
  if (usernameOrEmail.includes('@')) {
    const id = await findOwner(tx, vault, member.id, 'email', usernameOrEmail)
    return id === undefined ? undefined : readPlayer(tx, member.id, id)
  }
  return usernameProblem(usernameOrEmail) === undefined
    ? findPlayerByUsername(tx, member.id, usernameOrEmail)
    : undefined
}

const sendResetLink = async (tx: Tx, context: Context, member: Member, row: PlayerRow): Promise<void> => {
  const { vault, jobs, siteAddress } = context
  const player = { memberId: member.id, playerId: row.id }
  const email = openDetails(vault, player, row)?.email
  if (email === undefined || row.status === 'closed') return
  if (!(await mayCreateLinkKey(tx, player, 'reset-password', notificationResendDelayMs))) return
  const key = await createLinkKey(tx, player, 'reset-password')
  const { username, language } = row
  const link = siteLink(siteAddress, member, '/password', key)
  const facts = { username, link, minutes: linkMinutes['reset-password'] }
  await sendMail(tx, jobs, member, { kind: 'resetPassword', facts, to: email, language })
}

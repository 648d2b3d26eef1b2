import { notificationResendDelayMs } from '@fairground/contract/constants'
import { inMember, type Tx } from '@fairground/database/transaction'
import { sendMail } from '#mail/send-mail.ts'
import type { Member } from '#member/members.ts'
import type { Context } from '#operation/context.ts'
import type { Handler } from '#operation/handler.ts'
import { openDetails } from '#player/details.ts'
import { linkMinutes, makeLinkKey, mayMakeLinkKey } from '#player/link-keys.ts'
import { playerById, playerByUsername, type PlayerRow } from '#player/player-rows.ts'
import { ownerOf } from '#player/taken.ts'
import { usernameProblem } from '@fairground/rules/validation/username'
import { siteLink } from '#player/site-link.ts'

/** More than the work ever takes: how long an answer takes does not tell whether there was any. */
const answerAfterMs = 400

export const requestResetPassword: Handler<'requestResetPassword'> = async (
  { usernameOrEmail },
  { member },
  context,
) => {
  const work = inMember(context.db, member.id, async tx => {
    const player = await find(tx, context, member, usernameOrEmail.trim())
    if (player) await sendKey(tx, context, member, player)
  })
  await Promise.all([work, new Promise(resolve => setTimeout(resolve, answerAfterMs))])
  return { result: 1 }
}

const find = async (
  tx: Tx,
  { vault }: Context,
  member: Member,
  asked: string,
): Promise<PlayerRow | undefined> => {
  if (asked.includes('@')) {
    const id = await ownerOf(tx, vault, member.id, 'email', asked)
    return id === undefined ? undefined : playerById(tx, member.id, id)
  }
  return usernameProblem(asked) === undefined ? playerByUsername(tx, member.id, asked) : undefined
}

const sendKey = async (tx: Tx, context: Context, member: Member, row: PlayerRow): Promise<void> => {
  const { vault, jobs, siteAddress } = context
  const player = { memberId: member.id, playerId: row.id }
  const email = openDetails(vault, player, row)?.email
  if (email === undefined || row.status === 'closed') return
  if (!(await mayMakeLinkKey(tx, player, 'reset-password', notificationResendDelayMs))) return
  const key = await makeLinkKey(tx, player, 'reset-password')
  const { username, language } = row
  const link = siteLink(siteAddress, member, '/password', key)
  const facts = { username, link, minutes: linkMinutes['reset-password'] }
  await sendMail(tx, jobs, member, { kind: 'resetPassword', facts, to: email, language })
}

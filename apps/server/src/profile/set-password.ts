import { inMember } from '@fairground/database/transaction'
import { passwordProblems } from '@fairground/rules/validation/password'
import { sql } from 'kysely'
import { sendMail } from '#mail/send-mail.ts'
import type { Member } from '#member/members.ts'
import type { Context, LiveSession } from '#operation/context.ts'
import { Refusal } from '#operation/refusal.ts'
import { endOtherSessionsOf } from '#operation/session-lookup.ts'
import { openDetails } from '#player/details.ts'
import { dropAccessKeys } from '#player/link-keys.ts'
import { lockPlayer, type PlayerRow } from '#player/player-rows.ts'

/** The session that asks stays; every other ends. `known` is the player as the caller has judged him. */
export const setPassword = async (
  { db, vault, jobs, passwords, sessions }: Context,
  member: Member,
  session: LiveSession,
  known: PlayerRow,
  password: string,
): Promise<void> => {
  if (passwordProblems(password, member.profile.passwordMinimum).length > 0)
    throw new Refusal('registration.passwordTooWeak')
  if (await passwords.matches(known.password_hash, password)) throw new Refusal('profile.passwordNotChanged')
  const passwordHash = await passwords.make(password)
  await inMember(db, member.id, async tx => {
    const row = await lockPlayer(tx, member.id, session.playerId)
    // Changed meanwhile by somebody else: what was judged is no longer so.
    if (row.password_hash !== known.password_hash) throw new Refusal('profile.passwordNotChanged')
    await tx
      .updateTable('player')
      .set({
        password_hash: passwordHash,
        change_password: false,
        temporary_until: null,
        password_changed_at: sql<number>`clock_timestamp()`,
      })
      .where('member_id', '=', member.id)
      .where('id', '=', row.id)
      .execute()
    await endOtherSessionsOf(tx, session, 'password-changed')
    await dropAccessKeys(tx, session)
    const email = openDetails(vault, session, row)?.email
    const { username, language } = row
    if (email !== undefined)
      await sendMail(tx, jobs, member, { kind: 'passwordChanged', facts: { username }, to: email, language })
  })
  sessions.forgetEverywhere(member.id, session.playerId)
}

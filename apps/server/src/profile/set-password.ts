import { inMember } from '@fairground/database/transaction'
import { passwordProblems } from '@fairground/rules/validation/password'
import type { Member } from '#member/members.ts'
import type { Context, LiveSession } from '#operation/context.ts'
import { Refusal } from '#operation/refusal.ts'
import { endOtherSessionsOf } from '#operation/session-lookup.ts'
import { dropAccessKeys } from '#player/link-keys.ts'
import { mailPlayer } from '#player/mail-player.ts'
import { lockPlayer, type PlayerRow } from '#player/player-rows.ts'
import { writePassword } from '#player/write-password.ts'

/** The session that asks stays; every other ends. `known` is the player as the caller has judged him. */
export const setPassword = async (
  context: Context,
  member: Member,
  session: LiveSession,
  known: PlayerRow,
  password: string,
): Promise<void> => {
  const { db, passwords, sessions } = context
  if (passwordProblems(password, member.profile.passwordMinimum).length > 0)
    throw new Refusal('registration.passwordTooWeak')
  if (await passwords.matches(known.password_hash, password)) throw new Refusal('profile.passwordNotChanged')
  const passwordHash = await passwords.make(password)
  await inMember(db, member.id, async tx => {
    const row = await lockPlayer(tx, member.id, session.playerId)
    // Changed meanwhile by somebody else: what was judged is no longer so.
    if (row.password_hash !== known.password_hash) throw new Refusal('profile.passwordNotChanged')
    await writePassword(tx, member.id, row.id, passwordHash)
    await endOtherSessionsOf(tx, session, 'password-changed')
    await dropAccessKeys(tx, session)
    const facts = { username: row.username }
    await mailPlayer(tx, context, member, row, { kind: 'passwordChanged', facts })
  })
  sessions.forgetEverywhere(member.id, session.playerId)
}

import { inMember } from '@fairground/database/transaction'
import type { Caller, Context } from '#operation/context.ts'
import type { LiveSession } from '#operation/live-session.ts'
import { Refusal } from '#platform/refusal.ts'
import { closeOtherSessions } from '#operation/end-sessions.ts'
import { requireRenewal } from '#operation/session-queries.ts'
import { revokeAccessKeys } from '#player/link-keys.ts'
import { openDetails } from '#player/details.ts'
import { lockPlayer, type PlayerRow } from '#player/queries/players.ts'
import { updatePassword } from '#player/queries/player-updates.ts'
import { refuseWeakPassword } from '#player/refuse-weak-password.ts'
import { recordSecurityEvent } from '#player/security-events.ts'

/** Keeps the calling session and ends all others. `known` is the row that the caller has checked. */
export const setPassword = async (
  context: Context,
  { member, address }: Caller,
  session: LiveSession,
  known: PlayerRow,
  password: string,
): Promise<void> => {
  const { db, passwords, sessions } = context
  const { username } = known
  refuseWeakPassword(password, member, { username, email: openDetails(context.vault, session, known)?.email })
  if (await passwords.matches(known.password_hash, password, address))
    throw new Refusal('profile.passwordNotChanged')
  const passwordHash = await passwords.make(password, address)
  await inMember(db, member.id, async tx => {
    const row = await lockPlayer(tx, member.id, session.playerId)
    // A concurrent request has changed the password since the caller checked it.
    if (row.password_hash !== known.password_hash) throw new Refusal('profile.passwordNotChanged')
    await updatePassword(tx, session, passwordHash)
    await closeOtherSessions(tx, session, 'password-changed')
    await requireRenewal(tx, session)
    await revokeAccessKeys(tx, session)
    await recordSecurityEvent(tx, context, member, row, { name: 'passwordChanged', facts: {} })
  })
  sessions.forgetEverywhere(member.id, session.playerId)
}

import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { Refusal } from '#platform/refusal.ts'
import { endSessions } from '#operation/end-sessions.ts'
import { consumeLinkKey, findLinkKeyOwner } from '#player/link-keys.ts'
import { openDetails } from '#player/details.ts'
import { readPlayer } from '#player/queries/players.ts'
import { updatePassword } from '#player/queries/player-updates.ts'
import { refuseWeakPassword } from '#player/refuse-weak-password.ts'
import { recordSecurityEvent } from '#player/security-events.ts'
import { unlockAccount } from '#player/queries/login-failures.ts'
import { rememberOrigin } from '#sign-in/index.ts'

/** A weak password does not consume the key. */
export const resetPassword: Handler<'resetPassword'> = async ({ key, password }, caller, context) => {
  const { member } = caller
  const { db, passwords, sessions } = context
  const owner = await inMember(db, member.id, async tx => {
    const id = await findLinkKeyOwner(tx, member.id, key, 'reset-password')
    return id === undefined ? undefined : readPlayer(tx, member.id, id)
  })
  if (!owner) throw new Refusal('registration.keyNotValid')
  const email = openDetails(context.vault, { memberId: member.id, playerId: owner.id }, owner)?.email
  refuseWeakPassword(password, member, { username: owner.username, email })
  const passwordHash = await passwords.make(password, caller.address)
  const playerId = await inMember(db, member.id, async tx => {
    const consumed = await consumeLinkKey(tx, member.id, key, 'reset-password')
    if (!consumed) throw new Refusal('registration.keyNotValid')
    const player = { memberId: member.id, playerId: consumed.playerId }
    const row = await readPlayer(tx, member.id, consumed.playerId)
    await updatePassword(tx, player, passwordHash)
    await endSessions(tx, player, 'password-changed')
    // The player has proved that they own the mailbox, so earlier failed logins no longer lock the account.
    await unlockAccount(tx, member.id, row.username_key)
    // Further guesses from unknown networks must not lock the player out of this one.
    await rememberOrigin(tx, context, player, caller)
    await recordSecurityEvent(tx, context, member, row, { name: 'passwordReset', facts: {} })
    return row.id
  })
  sessions.forgetEverywhere(member.id, playerId)
  return { result: 1 }
}

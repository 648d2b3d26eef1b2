import { inMember } from '@fairground/database/transaction'
import { passwordProblems } from '@fairground/rules/validation/password'
import type { Handler } from '#operation/handler.ts'
import { Refusal } from '#platform/refusal.ts'
import { endSessions } from '#operation/session-lookup.ts'
import { isValidLinkKey, consumeLinkKey } from '#player/link-keys.ts'
import { mailPlayer } from '#player/mail-player.ts'
import { readPlayer } from '#player/queries/players.ts'
import { updatePassword } from '#player/queries/player-updates.ts'
import { unlockAccount, rememberOrigin } from '#sign-in/index.ts'

/** A weak password does not consume the key. */
export const resetPassword: Handler<'resetPassword'> = async ({ key, password }, caller, context) => {
  const { member } = caller
  const { db, passwords, sessions } = context
  const isValid = await inMember(db, member.id, tx => isValidLinkKey(tx, member.id, key, 'reset-password'))
  if (!isValid) throw new Refusal('registration.keyNotValid')
  if (passwordProblems(password, member.profile.passwordMinimum).length > 0)
    throw new Refusal('registration.passwordTooWeak')
  const passwordHash = await passwords.make(password)
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
    const facts = { username: row.username }
    await mailPlayer(tx, context, member, row, { kind: 'passwordChanged', facts })
    return row.id
  })
  sessions.forgetEverywhere(member.id, playerId)
  return { result: 1 }
}

import { inMember } from '@fairground/database/transaction'
import { passwordProblems } from '@fairground/rules/validation/password'
import type { Handler } from '#operation/handler.ts'
import { Refusal } from '#operation/refusal.ts'
import { endSessionsOf } from '#operation/session-lookup.ts'
import { isGoodKey, takeLinkKey } from '#player/link-keys.ts'
import { mailPlayer } from '#player/mail-player.ts'
import { playerById } from '#player/player-rows.ts'
import { writePassword } from '#player/write-password.ts'
import { unlockAccount } from '#sign-in/attempts.ts'
import { rememberOrigin } from '#sign-in/known-origins.ts'

/** A password that is too weak does not use the key up. */
export const resetPassword: Handler<'resetPassword'> = async ({ key, password }, caller, context) => {
  const { member } = caller
  const { db, passwords, sessions } = context
  const good = await inMember(db, member.id, tx => isGoodKey(tx, member.id, key, 'reset-password'))
  if (!good) throw new Refusal('registration.keyNotValid')
  if (passwordProblems(password, member.profile.passwordMinimum).length > 0)
    throw new Refusal('registration.passwordTooWeak')
  const passwordHash = await passwords.make(password)
  const playerId = await inMember(db, member.id, async tx => {
    const taken = await takeLinkKey(tx, member.id, key, 'reset-password')
    if (!taken) throw new Refusal('registration.keyNotValid')
    const player = { memberId: member.id, playerId: taken.playerId }
    const row = await playerById(tx, member.id, taken.playerId)
    await writePassword(tx, member.id, row.id, passwordHash)
    await endSessionsOf(tx, player, 'password-changed')
    // Who holds the mailbox need not wait until the failures of a forgotten password are forgotten.
    await unlockAccount(tx, member.id, row.username_key)
    // Nor do strangers, who are still guessing, keep him out from where he is now.
    await rememberOrigin(tx, context, player, caller)
    const facts = { username: row.username }
    await mailPlayer(tx, context, member, row, { kind: 'passwordChanged', facts })
    return row.id
  })
  sessions.forgetEverywhere(member.id, playerId)
  return { result: 1 }
}

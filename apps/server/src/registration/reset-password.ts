import { inMember } from '@fairground/database/transaction'
import { passwordProblems } from '@fairground/rules/validation/password'
import { sql } from 'kysely'
import { sendMail } from '#mail/send-mail.ts'
import type { Handler } from '#operation/handler.ts'
import { Refusal } from '#operation/refusal.ts'
import { endSessionsOf } from '#operation/session-lookup.ts'
import { openDetails } from '#player/details.ts'
import { isGoodKey, takeLinkKey } from '#player/link-keys.ts'
import { playerById } from '#player/player-rows.ts'
import { unlockAccount } from '#sign-in/attempts.ts'
import { rememberOrigin } from '#sign-in/known-origins.ts'

/** A password that is too weak does not use the key up. */
export const resetPassword: Handler<'resetPassword'> = async ({ key, password }, caller, context) => {
  const { member } = caller
  const { db, vault, jobs, passwords, sessions } = context
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
    await endSessionsOf(tx, player, 'password-changed')
    // Who holds the mailbox need not wait until the failures of a forgotten password are forgotten.
    await unlockAccount(tx, member.id, row.username_key)
    // Nor do strangers, who are still guessing, keep him out from where he is now.
    await rememberOrigin(tx, context, player, caller)
    const { username, language } = row
    const email = openDetails(vault, player, row)?.email
    if (email !== undefined)
      await sendMail(tx, jobs, member, { kind: 'passwordChanged', facts: { username }, to: email, language })
    return row.id
  })
  sessions.forgetEverywhere(member.id, playerId)
  return { result: 1 }
}

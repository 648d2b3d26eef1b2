import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { Refusal } from '#platform/refusal.ts'
import { countAttempt } from '#player/attempts.ts'
import { isKnownNetwork, networkDigest } from '#player/network.ts'
import { signIn } from '#sign-in/index.ts'
import { findAccount } from './find-account.ts'
import { sendLockoutMail } from './send-lockout-mail.ts'

/** A malformed name or password is answered like a wrong one and costs the same work. */
export const login: Handler<'login'> = async (input, caller, context) => {
  const { member, session } = caller
  const { db, vault, passwords, now } = context
  const typed = input.username.trim().replace(/#\d+$/, '')
  if (session) throw new Refusal('login.alreadyAuthenticated')
  const network = networkDigest(vault, caller)
  const { player, verdict } = await inMember(db, member.id, async tx => {
    const { player: found, key: account } = await findAccount(tx, context, member, typed)
    const known = await isKnownNetwork(tx, member.id, found?.id, network)
    const attempt = { memberId: member.id, account, network, known }
    return { player: found, verdict: await countAttempt(tx, attempt, member.profile.failedLogins) }
  })
  // Not awaited, so that the response time does not reveal whether the account exists.
  if (verdict === 'lockedNow' && player)
    sendLockoutMail(player, caller, context).catch((error: unknown) =>
      context.log.warn({ err: error }, 'lockout mail failed'),
    )
  if (verdict !== 'counted') throw new Refusal('login.accountLocked')
  const passwordMatches = await passwords.matches(player?.password_hash, input.password, caller.address)
  if (!player || !passwordMatches) throw new Refusal('login.credentialsNotValid')
  if (player.temporary_until !== null && player.temporary_until < now())
    throw new Refusal('login.noTemporaryPassword')
  return signIn(player, caller, context)
}

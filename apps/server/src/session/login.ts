import type { FaultName } from '@fairground/contract/errors'
import { inMember } from '@fairground/database/transaction'
import { loginFormatCode } from '@fairground/rules/validation/login'
import type { Handler } from '#operation/handler.ts'
import { Refusal } from '#operation/refusal.ts'
import { countAttempt } from '#sign-in/attempts.ts'
import { enter } from '#sign-in/enter.ts'
import { isKnownNetwork } from '#sign-in/known-origins.ts'
import { networkDigest } from '#sign-in/origin.ts'
import { findAccount } from './find-account.ts'
import { tellLocked } from './tell-locked.ts'

const formatFault: Record<109 | 110 | 111, FaultName> = {
  109: 'login.formatWrong',
  110: 'login.usernameFormat',
  111: 'login.passwordFormat',
}

export const login: Handler<'login'> = async (input, caller, context) => {
  const { member, session } = caller
  const { db, vault, passwords, now } = context
  const typed = input.username.replace(/#\d+$/, '')
  const wrongFormat = loginFormatCode(typed, input.password, member.profile.passwordMinimum)
  if (wrongFormat !== undefined) throw new Refusal(formatFault[wrongFormat])
  if (session) throw new Refusal('login.alreadyAuthenticated')
  const network = networkDigest(vault, caller)
  const { player, judged } = await inMember(db, member.id, async tx => {
    const { player: found, key: account } = await findAccount(tx, context, member, typed)
    const known = await isKnownNetwork(tx, member.id, found?.id, network)
    const attempt = { memberId: member.id, account, network, known }
    return { player: found, judged: await countAttempt(tx, attempt, member.profile.failedLogins) }
  })
  // After the answer, which comes as fast for a name that nobody has.
  if (judged === 'locked just now' && player)
    tellLocked(player, caller, context).catch((error: unknown) =>
      context.log.warn({ err: error }, 'a lock was not told'),
    )
  if (judged !== 'counted') throw new Refusal('login.accountLocked')
  const right = await passwords.matches(player?.password_hash, input.password)
  if (!player || !right) throw new Refusal('login.credentialsNotValid')
  if (player.temporary_until !== null && player.temporary_until < now())
    throw new Refusal('login.noTemporaryPassword')
  return enter(player, caller, context)
}

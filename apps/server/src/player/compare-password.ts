import { inMember } from '@fairground/database/transaction'
import type { Caller, Context } from '#operation/context.ts'
import { requireSession } from '#operation/require-session.ts'
import { countProofTry, endAfterLastTry, refundProofTry } from '#operation/step-up.ts'
import { Refusal } from '#platform/refusal.ts'
import { clearFailures, countAttempt } from './attempts.ts'
import { isKnownNetwork, networkDigest } from './network.ts'
import { readPlayer, type PlayerRow } from './queries/players.ts'

/**
 * Compares the password of an open session, which may be in the hands of another person. A wrong password counts against
 * the account as at the login, and the fifth ends the session. Returns undefined for a wrong password.
 */
export const comparePassword = async (
  context: Context,
  caller: Caller,
  password: string,
): Promise<PlayerRow | undefined> => {
  const { db, vault, passwords } = context
  const { member } = caller
  const live = requireSession(caller.session)
  const network = networkDigest(vault, caller)
  // Counted before the comparison and in its own transaction, so that concurrent tries cannot exceed the limit.
  const { tries, player, verdict } = await inMember(db, member.id, async tx => {
    const row = await readPlayer(tx, member.id, live.playerId)
    const known = await isKnownNetwork(tx, member.id, row.id, network)
    const attempt = { memberId: member.id, account: row.username_key, network, known }
    return {
      tries: await countProofTry(tx, live),
      player: row,
      verdict: await countAttempt(tx, attempt, member.profile.failedLogins),
    }
  })
  if (tries === undefined || verdict !== 'counted') {
    await endAfterLastTry(context, live, tries)
    throw new Refusal('login.accountLocked')
  }
  if (!(await passwords.matches(player.password_hash, password, caller.address))) {
    await endAfterLastTry(context, live, tries)
    return undefined
  }
  await inMember(db, member.id, async tx => {
    await refundProofTry(tx, live)
    await clearFailures(tx, member.id, player.username_key, network)
  })
  return player
}

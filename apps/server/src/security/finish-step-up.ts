import type { Input } from '@fairground/contract/operations'
import { inMember } from '@fairground/database/transaction'
import type { Caller, Context } from '#operation/context.ts'
import type { Handler } from '#operation/handler.ts'
import { requireSession } from '#operation/require-session.ts'
import { countProofTry, endAfterLastTry, storeStepUp } from '#operation/step-up.ts'
import { Refusal } from '#platform/refusal.ts'
import { readPlayer } from '#player/queries/players.ts'
import { requirePassword } from '#player/require-password.ts'
import { hasSecondFactor } from '#sign-in/index.ts'
import { checkSecondFactor } from './check-second-factor.ts'
import { consumeChallenge } from './queries/passkeys.ts'
import { requireOneProof } from './require-one-proof.ts'

/** After five wrong proofs the session ends, because it may be in the hands of another person. */
export const finishStepUp: Handler<'finishStepUp'> = async ({ password, ...factor }, caller, context) => {
  const { member, session } = caller
  const live = requireSession(session)
  requireOneProof({ password, ...factor })
  if (password === undefined) await requireSecondFactor(context, caller, factor)
  else {
    if (await inMember(context.db, member.id, tx => hasSecondFactor(tx, live)))
      throw new Refusal('request.invalid')
    await requirePassword(context, caller, password)
  }
  await inMember(context.db, member.id, tx => storeStepUp(tx, live))
  context.sessions.forget(member.id, live.playerId)
  return { result: 'success' }
}

const requireSecondFactor = async (
  context: Context,
  { member, session }: Caller,
  factor: Omit<Input<'finishStepUp'>, 'password'>,
): Promise<void> => {
  const live = requireSession(session)
  // In its own transaction, so that the try counts even if the check fails.
  const tries = await inMember(context.db, member.id, tx => countProofTry(tx, live))
  if (tries === undefined) return endAfterLastTry(context, live, tries)
  const refused = await inMember(context.db, member.id, async tx => {
    const row = await readPlayer(tx, member.id, live.playerId)
    const challenge = factor.passkey && (await consumeChallenge(tx, live))
    return checkSecondFactor(tx, context, member, row, challenge, factor)
  })
  if (!refused) return
  await endAfterLastTry(context, live, tries)
  throw new Refusal(refused)
}

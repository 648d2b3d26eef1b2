import type { FaultName } from '@fairground/contract/errors'
import type { Input } from '@fairground/contract/operations'
import { inMember } from '@fairground/database/transaction'
import type { Member } from '#operator/members.ts'
import type { Context } from '#operation/context.ts'
import type { Handler } from '#operation/handler.ts'
import { requireSession } from '#operation/require-session.ts'
import { countStepUpTry, storeStepUp } from '#operation/step-up.ts'
import { Refusal } from '#platform/refusal.ts'
import { readPlayer } from '#player/queries/players.ts'
import { hasSecondFactor } from '#sign-in/index.ts'
import { checkSecondFactor } from './check-second-factor.ts'
import { consumeChallenge } from './queries/passkeys.ts'
import { requireOneProof } from './require-one-proof.ts'

/** After five wrong proofs the session ends, because it may be in the hands of another person. */
export const finishStepUp: Handler<'finishStepUp'> = async (input, { member, session }, context) => {
  const live = requireSession(session)
  requireOneProof(input)
  // In its own transaction, so that the try counts even if the check fails.
  if (!(await inMember(context.db, member.id, tx => countStepUpTry(tx, live)))) {
    await context.sessions.end(live, 'logout')
    throw new Refusal('security.secondStepOver')
  }
  const refused = await findRefusal(context, member, live.playerId, input)
  if (refused) throw new Refusal(refused)
  await inMember(context.db, member.id, tx => storeStepUp(tx, live))
  return { result: 'success' }
}

const findRefusal = async (
  context: Context,
  member: Member,
  playerId: number,
  { password, ...factor }: Input<'finishStepUp'>,
): Promise<FaultName | undefined> => {
  const player = { memberId: member.id, playerId }
  const { row, second } = await inMember(context.db, member.id, async tx => ({
    row: await readPlayer(tx, member.id, playerId),
    second: await hasSecondFactor(tx, player),
  }))
  if (password !== undefined) {
    if (second) return 'request.invalid'
    return (await context.passwords.matches(row.password_hash, password))
      ? undefined
      : 'profile.passwordWrong'
  }
  return inMember(context.db, member.id, async tx => {
    const challenge = factor.passkey && (await consumeChallenge(tx, player))
    return checkSecondFactor(tx, context, member, row, challenge, factor)
  })
}

import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { Refusal } from '#platform/refusal.ts'
import { readPlayer } from '#player/queries/players.ts'
import { openSession, deleteSecondStep, countTry } from '#sign-in/index.ts'
import { checkSecondFactor } from './check-second-factor.ts'
import { requireOneProof } from './require-one-proof.ts'

export const finishSecondStep: Handler<'finishSecondStep'> = async (input, caller, context) => {
  const { member } = caller
  const { token, ...factor } = input
  requireOneProof(factor)
  // In its own transaction, so that the try counts even if the check fails.
  const step = await inMember(context.db, member.id, tx => countTry(tx, member.id, token))
  if (!step) throw new Refusal('security.secondStepOver')
  const checked = await inMember(context.db, member.id, async tx => {
    const player = await readPlayer(tx, member.id, step.player_id)
    return { player, refused: await checkSecondFactor(tx, context, member, player, step.challenge, factor) }
  })
  if (checked.refused) throw new Refusal(checked.refused)
  return openSession(checked.player, caller, context, async tx => {
    if (!(await deleteSecondStep(tx, member.id, token))) throw new Refusal('security.secondStepOver')
  })
}

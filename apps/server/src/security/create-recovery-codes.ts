import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requireSession } from '#operation/require-session.ts'
import { requireStepUp } from '#operation/step-up.ts'
import { Refusal } from '#platform/refusal.ts'
import { lockPlayer } from '#player/queries/players.ts'
import { recordSecurityEvent } from '#player/security-events.ts'
import { hasSecondFactor } from '#sign-in/index.ts'
import { replaceRecoveryCodes } from './recovery-codes.ts'

export const createRecoveryCodes: Handler<'createRecoveryCodes'> = (_, { member, session }, context) => {
  const live = requireSession(session)
  return inMember(context.db, member.id, async tx => {
    await requireStepUp(tx, live)
    const row = await lockPlayer(tx, member.id, live.playerId)
    if (!(await hasSecondFactor(tx, live))) throw new Refusal('security.secondFactorMissing')
    const recoveryCodes = await replaceRecoveryCodes(tx, context.vault, live)
    await recordSecurityEvent(tx, context, member, row, { name: 'recoveryCodesMade', facts: {} })
    return { recoveryCodes }
  })
}

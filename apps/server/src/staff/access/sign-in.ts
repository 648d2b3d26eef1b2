import { platformId } from '@fairground/contract/operator/roles'
import { inMember } from '@fairground/database/transaction'
import { ceremonySeconds, createRequest, verifyAssertion } from './ceremony.ts'
import { openSession } from './open-session.ts'
import { type OperatorHandler, requireStaff } from './operator-handler.ts'
import { OperatorRefusal } from './operator-refusal.ts'
import { consumeChallenge, upsertChallenge } from './queries/challenges.ts'
import { readPasskeys } from './queries/passkeys.ts'
import { updateToProved } from './queries/sessions.ts'
import { createToken } from './tokens.ts'

export const beginSignIn: OperatorHandler<'beginSignIn'> = (_, __, context) =>
  inMember(context.db, platformId, async tx => {
    const signInId = createToken()
    const secret = createToken()
    await upsertChallenge(tx, { id: signInId, purpose: 'signIn', secret, seconds: ceremonySeconds })
    return { signInId, options: await createRequest(tx, context.consoleAddress, secret) }
  })

export const finishSignIn: OperatorHandler<'finishSignIn'> = async (input, caller, context) => {
  const begun = await inMember(context.db, platformId, tx => consumeChallenge(tx, 'signIn', input.signInId))
  if (!begun) throw new OperatorRefusal('staff.proofNotValid')
  return inMember(context.db, platformId, async tx => {
    const person = await verifyAssertion(tx, context.consoleAddress, input.assertion, begun.secret)
    return openSession(tx, context, caller, person, 'passkey')
  })
}

const toStepUpId = (sessionId: number): string => `step-up/session/${sessionId}`

export const beginStepUp: OperatorHandler<'beginStepUp'> = (_, caller, context) =>
  inMember(context.db, platformId, async tx => {
    const { sessionId, staffId } = requireStaff(caller)
    if ((await readPasskeys(tx, staffId)).length === 0)
      throw new OperatorRefusal('staff.refused', 'you have no passkey; ask an admin for an invitation')
    const secret = createToken()
    await upsertChallenge(tx, {
      id: toStepUpId(sessionId),
      purpose: 'stepUp',
      staffId,
      secret,
      seconds: ceremonySeconds,
    })
    return { options: await createRequest(tx, context.consoleAddress, secret, staffId) }
  })

export const finishStepUp: OperatorHandler<'finishStepUp'> = async ({ assertion }, caller, context) => {
  const { sessionId, staffId } = requireStaff(caller)
  const begun = await inMember(context.db, platformId, tx =>
    consumeChallenge(tx, 'stepUp', toStepUpId(sessionId)),
  )
  if (!begun) throw new OperatorRefusal('staff.proofNotValid')
  return inMember(context.db, platformId, async tx => {
    await verifyAssertion(tx, context.consoleAddress, assertion, begun.secret, staffId)
    return { steppedUpUntil: Math.floor(await updateToProved(tx, sessionId)) }
  })
}

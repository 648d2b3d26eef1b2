import { platformId } from '@fairground/contract/operator/roles'
import { inMember } from '@fairground/database/transaction'
import { appendAuditEntry } from '../audit-log.ts'
import { ceremonySeconds, createRegistration, verifyRegistration } from './ceremony.ts'
import { type OperatorHandler, requireStaff } from './operator-handler.ts'
import { OperatorRefusal } from './operator-refusal.ts'
import { consumeChallenge, upsertChallenge } from './queries/challenges.ts'
import { insertPasskey, readPasskeys } from './queries/passkeys.ts'
import { toActor } from './staff-session.ts'

const toChallengeId = (sessionId: number): string => `passkey/session/${sessionId}`

export const beginPasskey: OperatorHandler<'beginPasskey'> = (_, caller, context) =>
  inMember(context.db, platformId, async tx => {
    const { sessionId, staffId, name, email } = requireStaff(caller)
    const known = await readPasskeys(tx, staffId)
    const options = await createRegistration(context.consoleAddress, { name, email }, known)
    await upsertChallenge(tx, {
      id: toChallengeId(sessionId),
      purpose: 'passkey',
      staffId,
      secret: options.challenge,
      seconds: ceremonySeconds,
    })
    return { options }
  })

export const finishPasskey: OperatorHandler<'finishPasskey'> = async (input, caller, context) => {
  const { sessionId, staffId } = requireStaff(caller)
  const begun = await inMember(context.db, platformId, tx =>
    consumeChallenge(tx, 'passkey', toChallengeId(sessionId)),
  )
  if (!begun) throw new OperatorRefusal('staff.proofNotValid')
  const credential = await verifyRegistration(context.consoleAddress, input.created, begun.secret)
  return inMember(context.db, platformId, async tx => {
    const { id: credentialId, publicKey, counter } = credential
    const name = input.passkeyName
    if (!(await insertPasskey(tx, { staffId, credentialId, publicKey, counter, name })))
      throw new OperatorRefusal('staff.proofNotValid')
    await appendAuditEntry(tx, platformId, {
      actor: toActor(staffId),
      action: 'add-passkey',
      subject: toActor(staffId),
      before: null,
      after: { passkey: name },
      reason: 'own passkey',
    })
    return { done: true as const }
  })
}

import { platformId } from '@fairground/contract/operator/roles'
import { inMember } from '@fairground/database/transaction'
import { appendAuditEntry } from '../audit-log.ts'
import { ceremonySeconds, createRegistration, verifyRegistration } from './ceremony.ts'
import { openSession } from './open-session.ts'
import type { OperatorHandler } from './operator-handler.ts'
import { OperatorRefusal } from './operator-refusal.ts'
import { consumeChallenge, upsertChallenge } from './queries/challenges.ts'
import { insertPasskey } from './queries/passkeys.ts'
import { lockInvitation, updateInvitationToUsed, updateStaffStatus } from './queries/staff.ts'
import { toActor } from './staff-session.ts'
import { digestToken } from './tokens.ts'

const toChallengeId = (invitation: string): string => `enrol/${digestToken(invitation).toString('hex')}`

export const beginEnrolment: OperatorHandler<'beginEnrolment'> = ({ invitation }, _, context) =>
  inMember(context.db, platformId, async tx => {
    const found = await lockInvitation(tx, digestToken(invitation))
    if (!found) throw new OperatorRefusal('staff.proofNotValid')
    const options = await createRegistration(context.consoleAddress, found)
    await upsertChallenge(tx, {
      id: toChallengeId(invitation),
      purpose: 'enrol',
      staffId: found.id,
      secret: options.challenge,
      seconds: ceremonySeconds,
    })
    return { name: found.name, email: found.email, options }
  })

export const finishEnrolment: OperatorHandler<'finishEnrolment'> = async (input, caller, context) => {
  const { invitation, created, passkeyName } = input
  const begun = await inMember(context.db, platformId, tx =>
    consumeChallenge(tx, 'enrol', toChallengeId(invitation)),
  )
  if (!begun) throw new OperatorRefusal('staff.proofNotValid')
  const credential = await verifyRegistration(context.consoleAddress, created, begun.secret)
  return inMember(context.db, platformId, async tx => {
    const found = await lockInvitation(tx, digestToken(invitation))
    if (!found) throw new OperatorRefusal('staff.proofNotValid')
    const { id: credentialId, publicKey, counter } = credential
    const staffId = found.id
    if (!(await insertPasskey(tx, { staffId, credentialId, publicKey, counter, name: passkeyName })))
      throw new OperatorRefusal('staff.proofNotValid')
    await updateInvitationToUsed(tx, digestToken(invitation))
    await updateStaffStatus(tx, staffId, 'active')
    await appendAuditEntry(tx, platformId, {
      actor: toActor(staffId),
      action: 'enrol',
      subject: toActor(staffId),
      before: { status: 'invited' },
      after: { status: 'active', passkey: passkeyName },
      reason: 'invitation',
    })
    const person = { staffId, name: found.name, breakGlass: found.break_glass }
    return openSession(tx, context, caller, person, 'passkey')
  })
}

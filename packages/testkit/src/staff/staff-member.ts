import { randomUUID } from 'node:crypto'
import type { ProposalKind, ProposalPayload } from '@fairground/contract/operator/proposal-kinds'
import type { OperatorOutput } from '@fairground/contract/operator/operator-operations'
import { createOperatorCall, type OperatorCall } from '@fairground/operator-client/operator-client'
import { createAuthenticator, type SavedPasskey, type SoftwarePasskey } from './software-passkey.ts'

/** A staff member with a software passkey, signed in at the console. */
export interface StaffMember {
  readonly staffId: number
  readonly passkey: SoftwarePasskey
  readonly token: string
  readonly call: OperatorCall
  stepUp(): Promise<void>
  propose<K extends ProposalKind>(
    memberId: number,
    kind: K,
    payload: ProposalPayload<K>,
    reason?: string,
  ): Promise<number>
  vote(
    memberId: number,
    proposalId: number,
    decision?: 'approve' | 'reject',
  ): Promise<OperatorOutput<'vote'>['proposal']>
}

interface Session {
  readonly token?: string
  readonly staffId: number
}

const toStaffMember = (
  address: string,
  passkey: SoftwarePasskey,
  { token, staffId }: Session,
): StaffMember => {
  if (token === undefined) throw new Error('the console keeps the session in a cookie')
  const call = createOperatorCall(address, () => token)
  // The console refuses a signature with an older count, so proofs reach it one after another.
  let proving: Promise<unknown> = Promise.resolve()
  const prove = <T>(work: () => Promise<T>): Promise<T> => {
    const proved = proving.then(work)
    proving = proved.catch(() => undefined)
    return proved
  }
  return {
    staffId,
    passkey,
    token,
    call,
    async stepUp() {
      const { options } = await call('beginStepUp', {})
      await prove(() => call('finishStepUp', { assertion: passkey.answer(options) }))
    },
    async propose(memberId, kind, payload, reason = 'a good reason') {
      const request = { requestId: randomUUID(), kind, payload, reason }
      return (await call('propose', request, memberId)).proposal.proposalId
    },
    async vote(memberId, proposalId, decision = 'approve') {
      const { options } = await call('beginVote', { proposalId, decision }, memberId)
      const { proposal } = await prove(() =>
        call('vote', { proposalId, decision, assertion: passkey.answer(options) }, memberId),
      )
      return proposal
    },
  }
}

const createPasskey = (address: string, saved?: SavedPasskey): SoftwarePasskey =>
  createAuthenticator(new URL(address).origin, { verifiesUser: true, ...(saved && { saved }) })

/** Accepts the invitation behind a link, as the page of the console does. */
export const acceptInvitation = async (address: string, link: string): Promise<StaffMember> => {
  const invitation = new URLSearchParams(new URL(link).hash.slice(1)).get('enrol') ?? ''
  const call = createOperatorCall(address, () => undefined)
  const passkey = createPasskey(address)
  const { options } = await call('beginEnrolment', { invitation })
  const created = passkey.create(options)
  return toStaffMember(
    address,
    passkey,
    await call('finishEnrolment', { invitation, created, passkeyName: 'Software passkey' }),
  )
}

/** Signs in with a passkey of an earlier run. */
export const signInStaff = async (address: string, saved: SavedPasskey): Promise<StaffMember> => {
  const call = createOperatorCall(address, () => undefined)
  const passkey = createPasskey(address, saved)
  const { signInId, options } = await call('beginSignIn', {})
  const session = await call('finishSignIn', { signInId, assertion: passkey.answer(options) })
  return toStaffMember(address, passkey, session)
}

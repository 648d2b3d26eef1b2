import type { Player } from '@fairground/contract/entities/players/player'
import type { VerificationRequest } from '@fairground/contract/entities/players/verification'

export type VerificationState = 'notSent' | 'requested' | 'waiting' | 'verified' | 'rejected'

/** What a player can prove with documents. */
export type DocumentProof = 'id' | 'address' | 'payment'
export type Proof = 'id' | 'address' | 'email' | 'phone'

type Requests = readonly Pick<VerificationRequest, 'kind' | 'status'>[]

const byStatus = {
  REQUESTED: 'requested',
  SUBMITTED: 'waiting',
  VERIFIED: 'verified',
  REJECTED: 'rejected',
} as const satisfies Record<VerificationRequest['status'], VerificationState>

const isVerified = (proof: DocumentProof, { idVerified, addressVerified }: Player['verification']): boolean =>
  (proof === 'id' && idVerified) || (proof === 'address' && addressVerified)

/** An open request outranks an earlier verification; otherwise the latest request decides. */
export const documentState = (
  proof: DocumentProof,
  verification: Player['verification'],
  requests: Requests,
): VerificationState => {
  const last = requests.find(({ kind }) => kind === proof)
  if (last?.status === 'REQUESTED') return 'requested'
  if (isVerified(proof, verification)) return 'verified'
  if (last !== undefined) return byStatus[last.status]
  return proof === 'id' && verification.verificationStatus === 'REJECTED' ? 'rejected' : 'notSent'
}

export const proofState = (
  proof: Proof,
  { details, verification }: Pick<Player, 'details' | 'verification'>,
  requests: Requests,
): VerificationState => {
  if (proof === 'email') return verification.emailVerified ? 'verified' : 'notSent'
  if (proof === 'phone') return details.mobilePhoneVerified ? 'verified' : 'notSent'
  return documentState(proof, verification, requests)
}

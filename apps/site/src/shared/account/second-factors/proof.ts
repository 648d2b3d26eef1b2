import type { Input } from '@fairground/contract/operations'

export type Proof = Pick<Input<'finishSecondStep'>, 'code' | 'passkey' | 'recoveryCode'>

export interface ProofProps {
  working: boolean
  /** Why the last proof was refused. */
  refusal: string | null
  onProof: (proof: Proof) => void
}

import { Refusal } from '#platform/refusal.ts'

export const requireOneProof = (proofs: object): void => {
  if (Object.values(proofs).filter(proof => proof !== undefined).length !== 1)
    throw new Refusal('request.invalid')
}

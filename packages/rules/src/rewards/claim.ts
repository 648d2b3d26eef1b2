import type { RewardBlock } from './reward-block.ts'

export type OfferState = 'OFFERED' | 'CLAIMED' | 'DECLINED'

export interface Offer {
  readonly state: OfferState
  /** Epoch milliseconds. */
  readonly useBy: number
  /** Whether the deposit that it needs, if any, was made. */
  readonly depositMade: boolean
}

export type ClaimRefusal = 'alreadyClaimed' | 'notClaimable'

/** A bonus is claimed once, before its use-by date, after its deposit, and never on a break. */
export const findClaimRefusal = (
  { state, useBy, depositMade }: Offer,
  block: RewardBlock | null,
  now: number,
): ClaimRefusal | null => {
  if (state === 'CLAIMED') return 'alreadyClaimed'
  return state === 'DECLINED' || block !== null || now >= useBy || !depositMade ? 'notClaimable' : null
}

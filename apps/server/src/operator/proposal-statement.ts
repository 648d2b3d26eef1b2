import type { ProposalKind, VoteStatement } from '@fairground/contract/operator/proposal-kinds'
import { canonicalHash } from '@fairground/fair/encoding/canonical-json'

/** Names the proposed change. A vote over it holds for no other payload, kind or operator. */
export const hashPayload = (memberId: number, kind: ProposalKind, payload: unknown): Buffer =>
  Buffer.from(canonicalHash({ memberId, kind, payload }))

/** The challenge that a passkey signs to vote. Anyone can recompute it from the stored rows. */
export const toVoteChallenge = (statement: VoteStatement): string =>
  Buffer.from(canonicalHash({ ...statement, purpose: 'vote' })).toString('base64url')

import type { OperatorOutput } from '@fairground/contract/operator/operator-operations'
import type { ProposalKind, ProposalPayload } from '@fairground/contract/operator/proposal-kinds'
import type { OperatorCall } from './operator-client.ts'

export type Proposal = OperatorOutput<'propose'>['proposal']

export interface NewProposal<K extends ProposalKind> {
  readonly kind: K
  readonly payload: ProposalPayload<K>
  readonly reason: string
}

/** Makes a proposal for an operator, or for the platform without a member id. */
export const propose = async <K extends ProposalKind>(
  call: OperatorCall,
  { kind, payload, reason }: NewProposal<K>,
  memberId = 0,
): Promise<Proposal> =>
  (await call('propose', { requestId: crypto.randomUUID(), kind, payload, reason }, memberId)).proposal

/** The page of the console on which another person votes. */
export const getVoteLink = (address: string, memberId: number, proposalId: number): string =>
  new URL(`/#vote=${memberId}/${proposalId}`, address).href

const ended: ReadonlySet<Proposal['status']> = new Set([
  'executed',
  'rejected',
  'cancelled',
  'expired',
  'failed',
])
const newest = 100

export interface WaitOptions {
  readonly pollMs?: number
  readonly maxWaitMs?: number
}

/** Waits until others have voted. Returns the executed proposal and throws if it ended in another way. */
export const waitForProposal = async (
  call: OperatorCall,
  memberId: number,
  proposalId: number,
  { pollMs = 2000, maxWaitMs = 3_600_000 }: WaitOptions = {},
): Promise<Proposal> => {
  const deadline = Date.now() + maxWaitMs
  while (Date.now() < deadline) {
    const { proposals } = await call('listProposals', { limit: newest }, memberId)
    const found = proposals.find(each => each.proposalId === proposalId)
    if (!found) throw new Error(`proposal ${proposalId} is not among the ${newest} newest`)
    if (found.status === 'executed') return found
    if (ended.has(found.status)) throw new Error(`proposal ${proposalId} is ${found.status}`)
    await new Promise(resolve => setTimeout(resolve, pollMs))
  }
  throw new Error(`proposal ${proposalId} has not enough votes yet`)
}

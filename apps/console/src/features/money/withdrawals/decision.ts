import type { Ceiling } from './find-ceiling.ts'
import type { Withdrawal } from './withdrawal.ts'
import { stopWords } from './withdrawal-words.ts'

/** What the person of the page can do about a withdrawal. */
export type Decision =
  | { readonly kind: 'pay' }
  | { readonly kind: 'propose' }
  | { readonly kind: 'vote'; readonly proposalId: number; readonly isOwn: boolean }
  | { readonly kind: 'underway' }
  | { readonly kind: 'none'; readonly why: string }

export interface Decider {
  readonly staffId: number
  readonly ceiling: Ceiling
}

type Facts = Pick<Withdrawal, 'status' | 'stop' | 'needsProposal' | 'minorUnits' | 'proposal'>

const isAbove = (minorUnits: string, ceiling: Ceiling): boolean =>
  ceiling !== null && ceiling !== undefined && BigInt(minorUnits) > ceiling

/** Two people decide about what the rules or the person's own ceiling do not leave to one. */
export const decide = (withdrawal: Facts, { staffId, ceiling }: Decider): Decision => {
  const { status, stop, needsProposal, minorUnits, proposal } = withdrawal
  if (status !== 'REQUESTED') return { kind: 'underway' }
  if (stop !== null) return { kind: 'none', why: stopWords[stop] }
  if (proposal) return { kind: 'vote', proposalId: proposal.proposalId, isOwn: proposal.madeBy === staffId }
  return needsProposal || isAbove(minorUnits, ceiling) ? { kind: 'propose' } : { kind: 'pay' }
}

/** `true` if the person may pay it together with others, or why not. */
export const maySelect = (withdrawal: Facts, decider: Decider): string | true => {
  if (decider.ceiling === undefined) return 'Needs a cashier or finance'
  const decision = decide(withdrawal, decider)
  switch (decision.kind) {
    case 'pay':
      return true
    case 'propose':
      return withdrawal.needsProposal ? 'Needs two people' : 'Above your ceiling'
    case 'vote':
      return `In proposal ${decision.proposalId}`
    case 'underway':
      return 'Decided already'
    case 'none':
      return decision.why
  }
}

import { type ProposalKind, proposalKinds } from '@fairground/contract/operator/proposal-kinds'
import { findGrants, platformId } from '@fairground/contract/operator/roles'
import type { Permission } from '@fairground/contract/operator/permissions'
import type { Staff } from '../words/staff-words.ts'

type Holder = Pick<Staff, 'staffId' | 'name' | 'status' | 'grants'>

export interface Deciders {
  readonly makers: readonly Holder[]
  readonly approvers: readonly Holder[]
  /** Whether a maker has another person who can approve. */
  readonly isPossible: boolean
}

/** The active people who can make and approve a kind of proposal at an operator. */
export const findDeciders = (staff: readonly Holder[], kind: ProposalKind, operatorId: number): Deciders => {
  const { scope, propose, approve } = proposalKinds[kind]
  const memberId = scope === 'platform' ? platformId : operatorId
  const find = (permission: Permission) =>
    staff.filter(
      ({ status, grants }) =>
        status === 'active' &&
        findGrants(
          grants.map(grant => ({ ...grant, maxAmount: null })),
          memberId,
          permission,
        ).length > 0,
    )
  const makers = find(propose)
  const approvers = find(approve)
  return {
    makers,
    approvers,
    isPossible: makers.some(maker => approvers.some(({ staffId }) => staffId !== maker.staffId)),
  }
}

import { proposalKindNames, proposalKinds } from '@fairground/contract/operator/proposal-kinds'
import { findGrants, platformId } from '@fairground/contract/operator/roles'
import { getMemberId, type OperatorCaller, requireStaff } from '../access/operator-handler.ts'

/** The caller with the kinds of proposals that the caller may vote on here. */
export const toVoter = (caller: OperatorCaller) => {
  const { staffId, grants } = requireStaff(caller)
  const memberId = getMemberId(caller)
  const kinds = proposalKindNames.filter(kind => {
    const { scope, approve } = proposalKinds[kind]
    return (
      (scope === 'platform') === (memberId === platformId) && findGrants(grants, memberId, approve).length > 0
    )
  })
  return { staffId, kinds }
}

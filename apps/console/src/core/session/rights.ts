import {
  type OperatorOperationName,
  operatorOperations,
} from '@fairground/contract/operator/operator-operations'
import type { OperatorOperation } from '@fairground/contract/operator/operator-operation'
import { type Permission, permissionRoles } from '@fairground/contract/operator/permissions'
import { type ProposalKind, proposalKinds } from '@fairground/contract/operator/proposal-kinds'
import { platformId } from '@fairground/contract/operator/roles'
import { toMemberId } from '#core/api/call.ts'
import { roleWords } from '#core/words/roles.ts'
import { useMemberId } from '#core/operator/current-operator.ts'
import { type Me, useMe } from './session.ts'

/** Whether a staff member has the permission at an operator, or at the platform. */
export const hasPermission = (
  { permissions }: Pick<Me, 'permissions'>,
  memberId: number,
  permission: Permission,
): boolean =>
  permissions.some(
    each =>
      (each.memberId === null || (each.memberId === memberId && memberId !== platformId)) &&
      (each.permissions as readonly Permission[]).includes(permission),
  )

export interface Rights {
  readonly may: (permission: Permission) => boolean
  readonly mayDo: (operation: OperatorOperationName) => boolean
  readonly mayPropose: (kind: ProposalKind) => boolean
  readonly mayApprove: (kind: ProposalKind) => boolean
}

/** What the staff member may do at the operator of the page. */
export const useRights = (): Rights => {
  const me = useMe()
  const memberId = useMemberId()
  const mayAt = (where: number, permission: Permission) => hasPermission(me, where, permission)
  const toPlace = (kind: ProposalKind) => (proposalKinds[kind].scope === 'platform' ? platformId : memberId)
  return {
    may: permission => mayAt(memberId, permission),
    mayDo: name => {
      const { access }: OperatorOperation = operatorOperations[name]
      return access === 'anyone' || access === 'staff' || mayAt(toMemberId(name, memberId), access)
    },
    mayPropose: kind => mayAt(toPlace(kind), proposalKinds[kind].propose),
    mayApprove: kind => mayAt(toPlace(kind), proposalKinds[kind].approve),
  }
}

/** Names the roles that have a permission: "Needs a cashier or finance". */
export const describeNeed = (permission: Permission): string => {
  const names = permissionRoles[permission].map(role => roleWords[role].one)
  const last = names.at(-1)
  return `Needs ${names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${last}` : last}`
}

import { type Permission, permissionRoles } from './permissions.ts'
import type { StaffRole } from './staff-roles.ts'

/** A role of a staff member. A null operator stands for all operators and the platform. */
export interface Grant {
  readonly role: StaffRole
  readonly memberId: number | null
  readonly maxAmount: bigint | null
}

/** The number that stands for the platform where a number of an operator is expected. */
export const platformId = 0

/** The grants that give the permission at this operator. Only grants for all operators count for the platform. */
export const findGrants = <G extends Grant>(
  grants: readonly G[],
  memberId: number,
  permission: Permission,
): readonly G[] =>
  grants.filter(
    grant =>
      (grant.memberId === null || (grant.memberId === memberId && memberId !== platformId)) &&
      (permissionRoles[permission] as readonly StaffRole[]).includes(grant.role),
  )

import type { Permission } from './permissions.ts'

export const staffRoles = [
  'platformAdmin',
  'productManager',
  'gameApprover',
  'drawOfficer',
  'controller',
  'cashier',
  'finance',
  'support',
  'kycAnalyst',
  'saferPlay',
  'contentEditor',
  'auditor',
] as const
export type StaffRole = (typeof staffRoles)[number]

/** The permissions of each role. No role holds both halves of a proposal of games, and the platform's admin no money. */
export const rolePermissions: { readonly [R in StaffRole]: readonly Permission[] } = {
  platformAdmin: [
    'operators.read',
    'operators.write',
    'staff.read',
    'staff.write',
    'audit.read',
    'proposals.read',
    'site.maintain',
    'integrations.write',
  ],
  productManager: ['games.propose', 'proposals.read', 'players.segment'],
  gameApprover: ['games.approve', 'proposals.read'],
  drawOfficer: ['draws.hold', 'draws.release', 'signer.write', 'proposals.read', 'tickets.write'],
  controller: ['draws.hold', 'draws.release', 'proposals.read'],
  cashier: ['withdrawals.read', 'withdrawals.approve', 'proposals.read'],
  finance: [
    'withdrawals.read',
    'withdrawals.approve',
    'deposits.refund',
    'adjustments.propose',
    'adjustments.approve',
    'proposals.read',
    'audit.read',
  ],
  support: ['players.support', 'support.read', 'support.answer', 'tickets.write'],
  kycAnalyst: ['documents.read', 'documents.decide'],
  saferPlay: ['players.restrict', 'players.unban', 'players.limit', 'proposals.read', 'support.read'],
  contentEditor: ['content.publish', 'site.maintain'],
  auditor: [
    'operators.read',
    'staff.read',
    'audit.read',
    'proposals.read',
    'withdrawals.read',
    'support.read',
  ],
}

/** A role of a staff member. A null operator stands for all operators and the platform. */
export interface Grant {
  readonly role: StaffRole
  readonly memberId: number | null
  readonly maxAmount: bigint | null
}

/** The number that stands for the platform where a number of an operator is expected. */
export const platformId = 0

/** The grants that give the permission at this operator. Only grants for all operators count for the platform. */
export const findGrants = (
  grants: readonly Grant[],
  memberId: number,
  permission: Permission,
): readonly Grant[] =>
  grants.filter(
    grant =>
      (grant.memberId === null || (grant.memberId === memberId && memberId !== platformId)) &&
      rolePermissions[grant.role].includes(permission),
  )

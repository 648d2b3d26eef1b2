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

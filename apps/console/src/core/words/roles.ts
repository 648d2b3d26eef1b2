import type { StaffRole } from '@fairground/contract/operator/staff-roles'

/** The roles in words: as a title, and with an article. */
export const roleWords = {
  platformAdmin: { title: 'Platform admin', one: 'a platform admin' },
  productManager: { title: 'Product manager', one: 'a product manager' },
  gameApprover: { title: 'Game approver', one: 'a game approver' },
  drawOfficer: { title: 'Draw officer', one: 'a draw officer' },
  controller: { title: 'Controller', one: 'a controller' },
  cashier: { title: 'Cashier', one: 'a cashier' },
  finance: { title: 'Finance', one: 'finance' },
  support: { title: 'Support', one: 'support' },
  kycAnalyst: { title: 'KYC analyst', one: 'a KYC analyst' },
  saferPlay: { title: 'Safer play', one: 'safer play' },
  contentEditor: { title: 'Content editor', one: 'a content editor' },
  auditor: { title: 'Auditor', one: 'an auditor' },
} as const satisfies Readonly<Record<StaffRole, { readonly title: string; readonly one: string }>>

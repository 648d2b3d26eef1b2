import { type Permission, permissions } from '@fairground/contract/operator/permissions'

/** What a permission allows, in words. */
export const permissionWords: Readonly<Record<Permission, string>> = {
  'operators.read': 'See operators and their settings',
  'operators.write': 'Create and change operators',
  'settings.propose': 'Change settings of money',
  'settings.approve': 'Agree to settings of money',
  'staff.read': 'See staff and roles',
  'staff.write': 'Invite, disable, give and take roles',
  'audit.read': 'See the audit log',
  'proposals.read': 'See proposals',
  'games.read': 'See games and schedules',
  'games.write': 'Write drafts of games',
  'games.pause': 'Pause and resume a game',
  'games.propose': 'Publish, change or retire a game',
  'games.approve': 'Agree to a game',
  'draws.read': 'See draws and decks',
  'draws.void': 'Void a draw',
  'draws.approveVoid': 'Agree to void a draw',
  'draws.hold': 'Hold a draw',
  'draws.release': 'Release a held draw',
  'signer.write': 'Log a term of the signer',
  'withdrawals.read': 'See withdrawals',
  'withdrawals.approve': 'Pay withdrawals',
  'deposits.refund': 'Refund a deposit',
  'adjustments.propose': 'Adjust a balance',
  'adjustments.approve': 'Agree to an adjusted balance',
  'players.read': 'See players, masked',
  'players.reveal': 'See personal data',
  'players.note': 'Write notes about players',
  'players.links': 'See linked accounts',
  'money.read': 'See deposits and suspense',
  'ledger.read': 'See the ledger',
  'suspense.propose': 'Match or return money in suspense',
  'suspense.approve': 'Agree about money in suspense',
  'jackpots.propose': 'Fund a jackpot',
  'jackpots.approve': 'Agree to fund a jackpot',
  'rates.propose': 'Set exchange rates',
  'rates.approve': 'Agree to exchange rates',
  'reconciliation.write': 'Explain differences',
  'promotions.read': 'See promotions',
  'promotions.write': 'Change texts and ends of promotions',
  'promotions.propose': 'Offer bonuses and coupons',
  'promotions.approve': 'Agree to bonuses and coupons',
  'players.restrict': 'Ban, exclude, close an account',
  'players.unban': 'Lift a ban',
  'players.support': 'Help with access to an account',
  'players.limit': 'Set a limit of a player',
  'players.segment': 'Move players into segments',
  'protection.read': 'See signs of harm',
  'protection.write': 'Act on signs of harm',
  'protection.configure': 'Change rules of safer play',
  'aml.read': 'See AML cases',
  'aml.write': 'Work on AML cases',
  'documents.read': 'See documents',
  'documents.decide': 'Decide on documents',
  'support.read': 'See support cases',
  'support.answer': 'Answer support cases',
  'content.read': 'See drafts of content',
  'content.publish': 'Publish content',
  'site.maintain': 'Close the site for maintenance',
  'features.read': 'See feature flags',
  'features.write': 'Set feature flags',
  'integrations.read': 'See webhooks and providers',
  'integrations.write': 'Change webhooks and providers',
  'paymentProviders.read': 'See payment providers',
  'paymentProviders.approve': 'Agree to a payment provider',
  'tickets.write': 'Reprint tickets',
  'returns.read': 'See the live return to player',
  'incidents.read': 'See incidents and alarms',
  'incidents.write': 'Work on incidents',
  'today.read': 'See Today',
  'system.read': 'See the system',
  'reports.read': 'See reports',
  'reports.export': 'Export reports',
  'reports.approveExport': 'Agree to export personal data',
}

/** How a permission works: it shows, it acts at once, or it asks and a second person decides. */
export type PermissionKind = 'see' | 'may' | 'ask' | 'agree'

export const toPermissionKind = (permission: Permission): PermissionKind => {
  const act = permission.slice(permission.indexOf('.') + 1)
  if (act === 'read') return 'see'
  if (act === 'propose') return 'ask'
  return act.startsWith('approve') && permission !== 'withdrawals.approve' ? 'agree' : 'may'
}

export const permissionKindWords: Readonly<Record<PermissionKind, string>> = {
  see: 'may see',
  may: 'may',
  ask: 'may ask, a second person decides',
  agree: 'decides as the second person',
}

/** Acts come before looks, as they matter more. */
export const sortedPermissions: readonly Permission[] = permissions.toSorted(
  (a, b) => Number(toPermissionKind(a) === 'see') - Number(toPermissionKind(b) === 'see'),
)

import type { Permission } from '@fairground/contract/operator/permissions'
import type { IconName } from '@fairground/ui/icons/icon-paths'

export interface PageDeclaration {
  readonly title: string
  readonly icon: IconName
  readonly group: PageGroup
  /** The part of the address after the operator. */
  readonly path: string
  /** The page is shown to staff who have one of these at the operator or at the platform. */
  readonly needs: readonly Permission[]
  /** The permissions count at the platform, not at the operator. */
  readonly isOfPlatform?: true
  /** The page exists for the platform too. Other pages need an operator. */
  readonly isAtPlatform?: true
}

export const pageGroups = ['Start', 'Draws', 'Money', 'Players', 'Site', 'Control'] as const
export type PageGroup = (typeof pageGroups)[number]

/** All pages of the console, in the order of the rail. */
export const pages = {
  today: { title: 'Today', icon: 'grid', group: 'Start', path: 'today', needs: ['today.read'] },
  drawRoom: {
    title: 'Draw room',
    icon: 'play',
    group: 'Draws',
    path: 'draws',
    needs: ['draws.read', 'tickets.write'],
  },
  games: { title: 'Games', icon: 'dice', group: 'Draws', path: 'games', needs: ['games.read'] },
  schedule: { title: 'Schedule', icon: 'calendar', group: 'Draws', path: 'schedule', needs: ['games.read'] },
  decks: { title: 'Decks', icon: 'card', group: 'Draws', path: 'decks', needs: ['draws.read'] },
  incidents: {
    title: 'Incidents',
    icon: 'warning',
    group: 'Draws',
    path: 'incidents',
    needs: ['incidents.read'],
  },
  money: {
    title: 'Money desk',
    icon: 'wallet',
    group: 'Money',
    path: 'money',
    needs: ['withdrawals.read', 'money.read'],
  },
  promotions: {
    title: 'Promotions',
    icon: 'gift',
    group: 'Money',
    path: 'promotions',
    needs: ['promotions.read'],
  },
  reports: { title: 'Reports', icon: 'results', group: 'Money', path: 'reports', needs: ['reports.read'] },
  players: {
    title: 'Players',
    icon: 'users',
    group: 'Players',
    path: 'players',
    needs: ['players.read', 'players.segment'],
  },
  kyc: { title: 'KYC', icon: 'scan', group: 'Players', path: 'kyc', needs: ['documents.read'] },
  saferPlay: {
    title: 'Safer play',
    icon: 'heart',
    group: 'Players',
    path: 'safer-play',
    needs: ['protection.read'],
  },
  aml: { title: 'AML cases', icon: 'shield', group: 'Players', path: 'aml', needs: ['aml.read'] },
  support: { title: 'Support', icon: 'help', group: 'Players', path: 'support', needs: ['support.read'] },
  content: { title: 'Content', icon: 'document', group: 'Site', path: 'content', needs: ['content.read'] },
  languages: {
    title: 'Languages',
    icon: 'globe',
    group: 'Site',
    path: 'languages',
    needs: ['content.read'],
  },
  site: {
    title: 'Maintenance',
    icon: 'wrench',
    group: 'Site',
    path: 'site',
    needs: ['site.maintain', 'features.read'],
  },
  proposals: {
    title: 'Proposals',
    icon: 'mail',
    group: 'Control',
    path: 'proposals',
    needs: ['proposals.read'],
    isAtPlatform: true,
  },
  audit: {
    title: 'Audit log',
    icon: 'document',
    group: 'Control',
    path: 'audit',
    needs: ['audit.read'],
    isAtPlatform: true,
  },
  operator: {
    title: 'Operator',
    icon: 'settings',
    group: 'Control',
    path: 'operator',
    needs: ['operators.read', 'integrations.read', 'paymentProviders.read'],
    isAtPlatform: true,
  },
  staff: {
    title: 'Staff and roles',
    icon: 'key',
    group: 'Control',
    path: 'staff',
    needs: ['staff.read'],
    isOfPlatform: true,
    isAtPlatform: true,
  },
  system: {
    title: 'System',
    icon: 'signal',
    group: 'Control',
    path: 'system',
    needs: ['system.read'],
    isOfPlatform: true,
    isAtPlatform: true,
  },
} as const satisfies Readonly<Record<string, PageDeclaration>>

export type PageName = keyof typeof pages
export const pageNames = Object.keys(pages) as PageName[]

/** The address of a page, and of one object on it: /1042/draws/88214. */
export const toPath = (memberId: number, page: PageName, ...rest: readonly (string | number)[]): string =>
  [`/${memberId}`, pages[page].path, ...rest.map(part => encodeURIComponent(part))].join('/')

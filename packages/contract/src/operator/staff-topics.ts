import type { OperatorOperationName } from './operator-operations.ts'
import type { Permission } from './permissions.ts'

/** The permission that lets a caller receive the messages of a topic. Nothing about AML reaches staff without `aml.read`. */
const topicPermissions = {
  'staff.draws': 'draws.read',
  'staff.money': 'money.read',
  'staff.promotions': 'promotions.read',
  'staff.players': 'players.read',
  'staff.documents': 'documents.read',
  'staff.support': 'support.read',
  'staff.protection': 'protection.read',
  'staff.aml': 'aml.read',
  'staff.content': 'content.read',
  'staff.proposals': 'proposals.read',
  'staff.reports': 'reports.read',
  'staff.incidents': 'incidents.read',
  'staff.system': 'system.read',
} as const satisfies Readonly<Record<string, Permission>>

export type StaffTopic = keyof typeof topicPermissions
export const staffTopicNames = Object.keys(topicPermissions) as StaffTopic[]

type ReadingName = Extract<
  OperatorOperationName,
  `${'get' | 'list' | 'show' | 'find' | 'search' | 'read'}${string}`
>

const draws = ['staff.draws'] as const
const money = ['staff.money'] as const
const promotions = ['staff.promotions'] as const
const players = ['staff.players', 'staff.protection'] as const
const content = ['staff.content'] as const
const reports = ['staff.reports'] as const
const incidents = ['staff.incidents'] as const
const system = ['staff.system'] as const
/** What only the caller changes, or nothing at all. */
const none = [] as const

/** The topics of each reading operation. A message of one of them makes its answer stale. */
const topicsByReading = {
  getMe: none,
  listOwnSessions: none,
  listStaff: system,
  listProposals: ['staff.proposals'],
  getProposal: ['staff.proposals'],
  findByCode: none,
  readAuditLog: staffTopicNames,
  listOperators: system,
  getOperator: system,
  getReadiness: ['staff.system', 'staff.draws', 'staff.content'],
  listGames: draws,
  getGame: draws,
  getGameVersion: none,
  listPrizeAgents: draws,
  listClosures: draws,
  listPlannedInstances: draws,
  listInstances: draws,
  getInstance: draws,
  listDecks: draws,
  getDeck: draws,
  listWithdrawals: money,
  listSuspense: money,
  listDeposits: money,
  getDeposit: money,
  listJackpots: ['staff.money', 'staff.draws'],
  listExchangeRates: money,
  listExchangeRateChanges: money,
  listDifferences: money,
  getPlayerFunds: money,
  listAccounts: money,
  listJournals: money,
  getJournal: none,
  listCoupons: ['staff.promotions', 'staff.money'],
  listGiftGroups: promotions,
  listGifts: promotions,
  listBonusCampaigns: promotions,
  findPlayer: players,
  searchPlayers: players,
  getPlayer: ['staff.players', 'staff.protection', 'staff.money', 'staff.documents'],
  listPlayerEvents: ['staff.players', 'staff.protection', 'staff.money', 'staff.documents'],
  listPlayerJournals: ['staff.players', 'staff.money'],
  listPlayerTickets: ['staff.players', 'staff.draws'],
  listPlayerPayments: ['staff.players', 'staff.money'],
  listPlayerSessions: players,
  listPlayerNotes: players,
  listLinkedAccounts: players,
  listPlayerRestrictions: players,
  listPlayerAchievements: ['staff.players'],
  listPlayerGifts: ['staff.players'],
  listDocumentRequests: ['staff.documents'],
  showDocument: none,
  listVerifications: ['staff.documents'],
  listSupportCases: ['staff.support'],
  showSupportCase: ['staff.support'],
  listSupportMacros: ['staff.support'],
  listContent: content,
  getContent: content,
  listLanguages: content,
  listTexts: content,
  listNotices: content,
  listFeatureFlags: ['staff.content', 'staff.system'],
  listFeatureChanges: ['staff.content', 'staff.system'],
  listWebhookEndpoints: system,
  listWebhookDeliveries: system,
  listPaymentProviders: ['staff.system', 'staff.money'],
  getIdentityCheckProvider: system,
  listReports: none,
  getReportSchema: none,
  listGeneratedReports: reports,
  getReport: reports,
  readReportPage: none,
  listFlags: ['staff.protection'],
  showProtection: ['staff.protection'],
  listInteractions: ['staff.protection'],
  showProtectionRules: ['staff.protection'],
  listAmlCases: ['staff.aml'],
  showAmlCase: ['staff.aml'],
  getLiveReturn: ['staff.draws', 'staff.incidents'],
  listAlarms: incidents,
  listIncidents: incidents,
  getIncident: ['staff.incidents', 'staff.draws', 'staff.proposals'],
  listAffectedInstances: ['staff.incidents', 'staff.draws'],
  getToday: [
    'staff.draws',
    'staff.money',
    'staff.documents',
    'staff.support',
    'staff.incidents',
    'staff.protection',
    'staff.proposals',
  ],
  getSystem: system,
} as const satisfies Readonly<Record<ReadingName, readonly StaffTopic[]>>

export interface StaffTopicDeclaration {
  readonly permission: Permission
  /** The operations with answers that a message makes stale. */
  readonly stale: readonly OperatorOperationName[]
}

const findStale = (topic: StaffTopic): OperatorOperationName[] =>
  Object.entries<readonly StaffTopic[]>(topicsByReading)
    .filter(([, topics]) => topics.includes(topic))
    .map(([name]) => name as OperatorOperationName)

const declare = (topic: StaffTopic): StaffTopicDeclaration => ({
  permission: topicPermissions[topic],
  stale: findStale(topic),
})

/** The topics of the live channel of the console. A message says that something has changed, and never what it is. */
export const staffTopics: Readonly<Record<StaffTopic, StaffTopicDeclaration>> = {
  'staff.draws': declare('staff.draws'),
  'staff.money': declare('staff.money'),
  'staff.promotions': declare('staff.promotions'),
  'staff.players': declare('staff.players'),
  'staff.documents': declare('staff.documents'),
  'staff.support': declare('staff.support'),
  'staff.protection': declare('staff.protection'),
  'staff.aml': declare('staff.aml'),
  'staff.content': declare('staff.content'),
  'staff.proposals': declare('staff.proposals'),
  'staff.reports': declare('staff.reports'),
  'staff.incidents': declare('staff.incidents'),
  'staff.system': declare('staff.system'),
}

import type { Static } from 'typebox'
import type { OperatorOperation } from './operator-operation.ts'
import { amlOperations } from './operations/aml.ts'
import { auditOperations } from './operations/audit.ts'
import { catalogueOperations } from './operations/catalogue.ts'
import { contentOperations } from './operations/content.ts'
import { deckOperations } from './operations/decks.ts'
import { documentOperations } from './operations/documents.ts'
import { drawOperations } from './operations/draws.ts'
import { featureOperations } from './operations/features.ts'
import { identityCheckOperations } from './operations/identity-checks.ts'
import { integrationOperations } from './operations/integrations.ts'
import { gameOperations } from './operations/games.ts'
import { instanceOperations } from './operations/instances.ts'
import { languageOperations } from './operations/languages.ts'
import { ledgerOperations } from './operations/money/ledger.ts'
import { moneyDeskOperations } from './operations/money/money-desk.ts'
import { incidentOperations } from './operations/incidents.ts'
import { moneyOperations } from './operations/money/money.ts'
import { overviewOperations } from './operations/overview.ts'
import { operatorsOperations } from './operations/operators.ts'
import { playerRecordOperations } from './operations/player-records.ts'
import { playerRewardOperations } from './operations/player-rewards.ts'
import { paymentProviderOperations } from './operations/payment-providers.ts'
import { playerOperations } from './operations/players.ts'
import { promotionOperations } from './operations/money/promotions.ts'
import { proposalOperations } from './operations/proposals.ts'
import { reportOperations } from './operations/reports.ts'
import { scheduleOperations } from './operations/schedules.ts'
import { protectionOperations } from './operations/protection.ts'
import { returnOperations } from './operations/returns.ts'
import { sessionOperations } from './operations/session.ts'
import { siteOperations } from './operations/site.ts'
import { staffOperations } from './operations/staff.ts'
import { supportOperations } from './operations/support.ts'
import { ticketOperations } from './operations/tickets.ts'

/** Everything that staff can do. The player gateway serves none of it. */
export const operatorOperations = {
  ...sessionOperations,
  ...staffOperations,
  ...proposalOperations,
  ...auditOperations,
  ...operatorsOperations,
  ...gameOperations,
  ...scheduleOperations,
  ...instanceOperations,
  ...deckOperations,
  ...moneyOperations,
  ...moneyDeskOperations,
  ...ledgerOperations,
  ...promotionOperations,
  ...catalogueOperations,
  ...drawOperations,
  ...playerOperations,
  ...playerRecordOperations,
  ...playerRewardOperations,
  ...documentOperations,
  ...supportOperations,
  ...contentOperations,
  ...languageOperations,
  ...siteOperations,
  ...featureOperations,
  ...ticketOperations,
  ...integrationOperations,
  ...reportOperations,
  ...protectionOperations,
  ...amlOperations,
  ...paymentProviderOperations,
  ...identityCheckOperations,
  ...returnOperations,
  ...incidentOperations,
  ...overviewOperations,
} as const satisfies Readonly<Record<string, OperatorOperation>>

export type OperatorOperations = typeof operatorOperations
export type OperatorOperationName = keyof OperatorOperations
export const operatorOperationNames = Object.keys(operatorOperations) as OperatorOperationName[]

type Types<Side extends 'input' | 'output'> = {
  [N in OperatorOperationName]: Static<OperatorOperations[N][Side]>
}
interface Inputs extends Types<'input'> {}
interface Outputs extends Types<'output'> {}

export type OperatorInput<N extends OperatorOperationName> = Inputs[N]
export type OperatorOutput<N extends OperatorOperationName> = Outputs[N]

export const isOperatorOperationName = (name: string): name is OperatorOperationName =>
  Object.hasOwn(operatorOperations, name)

import type { Static } from 'typebox'
import type { OperatorOperation } from './operator-operation.ts'
import { auditOperations } from './operations/audit.ts'
import { contentOperations } from './operations/content.ts'
import { documentOperations } from './operations/documents.ts'
import { drawOperations } from './operations/draws.ts'
import { moneyOperations } from './operations/money.ts'
import { operatorsOperations } from './operations/operators.ts'
import { playerOperations } from './operations/players.ts'
import { proposalOperations } from './operations/proposals.ts'
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
  ...moneyOperations,
  ...drawOperations,
  ...playerOperations,
  ...documentOperations,
  ...supportOperations,
  ...contentOperations,
  ...siteOperations,
  ...ticketOperations,
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

import { faultNames, type FaultName } from '@fairground/contract/errors'
import { eventNames } from '@fairground/contract/events'
import { extensionNames, specifiedNames } from '@fairground/contract/operation-names'
import {
  type OperatorOperationName,
  operatorOperationNames,
} from '@fairground/contract/operator/operator-operations'
import { proposalKindNames } from '@fairground/contract/operator/proposal-kinds'
import { pageNames } from '@fairground/console/core/pages'
import { routes } from '@fairground/site/app/routes'
import { modals } from '@fairground/site/core/modals'
import type { Declared } from './status.ts'

const clientErrors: readonly FaultName[] = [
  'session.notConnected',
  'session.connectionLost',
  'session.requestTimeout',
  ...faultNames.filter(name => name.startsWith('browser.')),
]

const partnerErrors: readonly FaultName[] = [
  'request.siteKeyNotValid',
  'request.unknownOperation',
  'request.conflict',
  ...faultNames.filter(name => name.startsWith('whitelabel.')),
]

/** The sign-in of a command line. A person confirms it in the console with `confirmDevice`. */
const commandLineOperations: readonly OperatorOperationName[] = ['beginDeviceSignIn', 'finishDeviceSignIn']

export const readDeclared = (): Declared => ({
  operations: specifiedNames,
  extensions: extensionNames,
  events: eventNames,
  errors: faultNames,
  clientErrors: new Set(clientErrors),
  partnerErrors: new Set(partnerErrors),
  routes: Object.keys(routes),
  modals: Object.keys(modals),
  operatorOperations: operatorOperationNames,
  commandLineOperations: new Set(commandLineOperations),
  proposalKinds: proposalKindNames,
  consolePages: pageNames,
})

import { faultNames, type FaultName } from '@fairground/contract/errors'
import { eventNames } from '@fairground/contract/events'
import { extensionNames, specifiedNames } from '@fairground/contract/operation-names'
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

export const readDeclared = (): Declared => ({
  operations: specifiedNames,
  extensions: extensionNames,
  events: eventNames,
  errors: faultNames,
  clientErrors: new Set(clientErrors),
  partnerErrors: new Set(partnerErrors),
  routes: Object.keys(routes),
  modals: Object.keys(modals),
})

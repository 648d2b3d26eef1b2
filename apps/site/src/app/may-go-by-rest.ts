import type { OperationName } from '@fairground/contract/operation-names'

const besides: ReadonlySet<OperationName> = new Set<OperationName>([
  'init',
  'login',
  'attemptCodeAuthentication',
  'loginCheck',
  'submitEmailConfirmation',
])

/** What changes nothing, and login, need not wait for the channel. Money waits: it must know its own outcome. */
export const mayGoByRest = (name: OperationName): boolean =>
  besides.has(name) || name.startsWith('get') || name.startsWith('search')

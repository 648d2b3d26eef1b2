import type { OperationName } from '@fairground/contract/operation-names'

const otherOperations: ReadonlySet<OperationName> = new Set<OperationName>([
  'init',
  'login',
  'attemptCodeAuthentication',
  'loginCheck',
  'submitEmailConfirmation',
  'reportCrash',
])

/** Reads, login and crash reports may use REST. Money operations wait for the channel, because their result must be known. */
export const mayUseRest = (name: OperationName): boolean =>
  otherOperations.has(name) || name.startsWith('get') || name.startsWith('search')

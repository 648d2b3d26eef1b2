import type { OperationName } from '@fairground/contract/operation-names'

const otherOperations: ReadonlySet<OperationName> = new Set<OperationName>([
  'init',
  'loginCheck',
  'submitEmailConfirmation',
  'reportCrash',
])

/** Reads and crash reports may use REST. Money operations wait for the channel, because their result must be known. */
export const mayUseRest = (name: OperationName): boolean =>
  otherOperations.has(name) || name.startsWith('get') || name.startsWith('search')

const cookieOperations: ReadonlySet<OperationName> = new Set<OperationName>([
  'login',
  'login.whitelabel',
  'attemptCodeAuthentication',
  'finishSecondStep',
  'playerRegistration',
  'registerAndLoginBeforeDeposit',
  'registerAndTrackPendingJoin',
  'finishStepUp',
  'changePassword',
  'changePassword2',
  'logout',
])

/** These operations open or end a session or renew its token. The cookie can only change in the response of a REST call. */
export const changesCookie = (name: OperationName): boolean => cookieOperations.has(name)

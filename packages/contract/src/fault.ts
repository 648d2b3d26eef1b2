import type { Fault, FaultName } from './errors.ts'

/**
 * Reports whether a value from the wire has the shape of a fault. Unlike `isFault` it needs no catalogue, so it also
 * accepts a fault that only a newer server knows.
 */
export const isFaultLike = (value: unknown): value is Fault =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  /^[a-z]+\.[a-zA-Z]+$/.test(value.name) &&
  'code' in value &&
  'text' in value &&
  typeof value.text === 'string'

const sessionEndingFaults: ReadonlySet<FaultName> = new Set<FaultName>([
  'login.notLoggedIn',
  'login.credentialsNotValid',
  'login.passwordMustBeChanged',
  'session.timeout',
  'session.lost',
  'session.banned',
  'session.closed',
  'session.loginElsewhere',
  'session.passwordChanged',
])

/** Reports whether the fault ends the session; the client then deletes its token. */
export const endsSession = (name: FaultName): boolean => sessionEndingFaults.has(name)

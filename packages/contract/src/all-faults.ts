import type { FaultName } from './errors.ts'
import { isGoverned } from './feature-flags.ts'
import type { OperationName } from './operation-names.ts'
import { type Operation } from './operation.ts'
import { operations } from './operations.ts'

const requestFaults: readonly FaultName[] = [
  'request.unknownOperation',
  'request.siteKeyNotValid',
  'request.rateLimited',
]
const sessionFaults: readonly FaultName[] = [
  'login.notLoggedIn',
  'session.timeout',
  'session.loginElsewhere',
  'session.passwordChanged',
  'session.banned',
  'login.notAuthorized',
  'login.selfRestricted',
]
const inputFaults: readonly FaultName[] = ['request.invalid']
const serverFaults: readonly FaultName[] = ['request.unavailable', 'request.internal']

/** Lists all faults of an operation in the order in which the pipeline checks them. */
export const allFaults = (name: OperationName): readonly FaultName[] => {
  const { access, faults, money }: Operation = operations[name]
  return [
    ...new Set([
      ...requestFaults,
      ...(access === 'player' ? sessionFaults : []),
      ...inputFaults,
      ...(isGoverned(name) ? (['request.featureOff'] as const) : []),
      ...(money ? (['request.conflict'] as const) : []),
      ...faults,
      ...serverFaults,
    ]),
  ]
}

import type { TSchema } from 'typebox'
import type { FaultName } from './errors.ts'
import type { Area } from './operation-names.ts'

export interface Operation {
  readonly area: Area
  readonly access: 'anyone' | 'player'
  readonly input: TSchema
  readonly output: TSchema
  /** The faults of the operation itself. The first that applies is returned. */
  readonly faults: readonly FaultName[]
  /** The operation moves money. Its input has a requestId, and the same id never moves money twice. */
  readonly money?: true
  /** An account operation that demo users may call too. */
  readonly availableToDemo?: true
  readonly summary: string
}

export const operation = <const O extends Operation>(declaration: O): O => declaration

const accountAreas: ReadonlySet<Area> = new Set([
  'registration',
  'profile',
  'limits',
  'money',
  'security',
  'privacy',
  'protection',
  'statements',
  'gifts',
  'offers',
  'notifications',
  'purchases',
])

/** Account features are unavailable to demo users (specification section 6). */
export const isAccountFeature = ({ access, area, availableToDemo }: Operation): boolean =>
  access === 'player' && accountAreas.has(area) && !availableToDemo

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
export const allFaults = (declaration: Operation): readonly FaultName[] => {
  const { access, faults, money } = declaration
  return [
    ...new Set([
      ...requestFaults,
      ...(access === 'player' ? sessionFaults : []),
      ...inputFaults,
      ...(money ? (['request.conflict'] as const) : []),
      ...faults,
      ...serverFaults,
    ]),
  ]
}

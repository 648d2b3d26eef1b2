import type { TSchema } from 'typebox'
import type { FaultName } from './errors.ts'
import type { Area } from './operation-names.ts'

export interface Operation {
  readonly area: Area
  readonly access: 'anyone' | 'player'
  readonly input: TSchema
  readonly output: TSchema
  /** What the operation itself may refuse, the first that applies wins. */
  readonly faults: readonly FaultName[]
  /** It moves money: its input carries a requestId and the same id never moves it twice. */
  readonly money?: true
  /** Of an account, and yet for demo users too. */
  readonly alsoForDemo?: true
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
])

/** What a demo user has no part in: specification section 6, 'account features unavailable'. */
export const isAccountFeature = ({ access, area, alsoForDemo }: Operation): boolean =>
  access === 'player' && accountAreas.has(area) && !alsoForDemo

const before: readonly FaultName[] = [
  'request.unknownOperation',
  'request.siteKeyNotValid',
  'request.rateLimited',
]
const session: readonly FaultName[] = [
  'login.notLoggedIn',
  'session.timeout',
  'session.loginElsewhere',
  'session.banned',
  'login.notAuthorized',
  'login.selfRestricted',
]
const shape: readonly FaultName[] = ['request.invalid', 'request.notBuilt']
const after: readonly FaultName[] = ['request.unavailable', 'request.internal']

/** Every refusal of an operation in the order in which the pipeline can give it. */
export const allFaults = (declared: Operation): readonly FaultName[] => {
  const { access, faults, money } = declared
  return [
    ...new Set([
      ...before,
      ...(access === 'player' ? session : []),
      ...shape,
      ...(money ? (['request.conflict'] as const) : []),
      ...faults,
      ...after,
    ]),
  ]
}

import { type Static, Type, type TObject, type TProperties, type TSchema } from 'typebox'
import { closed } from '#entities/values.ts'
import type { OperatorFaultName } from './operator-faults.ts'
import type { Permission } from './permissions.ts'

export const operatorAreas = [
  'session',
  'staff',
  'proposals',
  'audit',
  'operators',
  'games',
  'schedules',
  'instances',
  'decks',
  'money',
  'draws',
  'players',
  'documents',
  'support',
  'content',
  'languages',
  'site',
  'features',
  'tickets',
  'integrations',
  'reports',
  'protection',
  'aml',
  'returns',
  'incidents',
  'overview',
] as const
export type OperatorArea = (typeof operatorAreas)[number]

export interface OperatorOperation {
  readonly area: OperatorArea
  /** Anyone, any signed-in staff member, or those with the permission. */
  readonly access: 'anyone' | 'staff' | Permission
  /** Where the operation works: for one operator, for the platform, or for either. */
  readonly scope: 'operator' | 'platform' | 'either'
  /** Needs a fresh proof by passkey: money, keys and personal data. */
  readonly stepUp?: true
  readonly input: TSchema
  readonly output: TSchema
  /** The faults of the operation itself. */
  readonly faults: readonly OperatorFaultName[]
  readonly summary: string
}

export const operatorOperation = <const O extends OperatorOperation>(declaration: O): O => declaration

export const Reason = Type.String({
  minLength: 1,
  maxLength: 1000,
  pattern: '\\S',
  description: 'Why. The audit log stores it.',
})

/** The input of an operation that the audit log records. */
export const withReason = <P extends TProperties>(properties: P): TObject<P & { reason: typeof Reason }> =>
  closed({ ...properties, reason: Reason })

export const Done = closed({ done: Type.Literal(true) })
export type Done = Static<typeof Done>

/** Lists all faults of an operation in the order in which the server checks them. */
export const allOperatorFaults = ({
  access,
  stepUp,
  faults,
}: OperatorOperation): readonly OperatorFaultName[] => [
  ...new Set<OperatorFaultName>([
    'request.unknownOperation',
    'request.rateLimited',
    ...(access === 'anyone' ? [] : (['staff.notSignedIn', 'staff.unknownOperator'] as const)),
    ...(access === 'anyone' || access === 'staff' ? [] : (['staff.notAllowed'] as const)),
    ...(stepUp ? (['staff.stepUpRequired'] as const) : []),
    'request.invalid',
    ...faults,
    'request.internal',
  ]),
]

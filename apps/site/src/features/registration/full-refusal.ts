import { CallFault } from '@fairground/client/call-fault'
import type { FaultName } from '@fairground/contract/errors'
import type { FullValues } from './full-draft.ts'

export type FullStep = 'you' | 'address'

interface FieldRefusal {
  readonly step: FullStep
  readonly name: keyof FullValues
}

const fields: { readonly [F in FaultName]?: FieldRefusal } = {
  'registration.phoneNotValid': { step: 'you', name: 'phone' },
  'registration.phoneTaken': { step: 'you', name: 'phone' },
  'registration.governmentIdTaken': { step: 'you', name: 'governmentId' },
  'registration.postalCodeNotValid': { step: 'address', name: 'postCode' },
}

/** The field that the server refused, and the step it is in; undefined where it was the whole of it. */
export const fullRefusal = (error: unknown): FieldRefusal | undefined =>
  error instanceof CallFault ? fields[error.faultName] : undefined

export const isTooYoungFault = (error: unknown): boolean =>
  error instanceof CallFault && error.faultName === 'registration.tooYoung'

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

/** The refused field and its step; undefined if the refusal concerns the whole form. */
export const fullRefusal = (error: unknown): FieldRefusal | undefined =>
  error instanceof CallFault ? fields[error.faultName] : undefined

export const isTooYoungFault = (error: unknown): boolean =>
  error instanceof CallFault && error.faultName === 'registration.tooYoung'

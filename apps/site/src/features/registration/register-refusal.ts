import { CallFault } from '@fairground/client/call-fault'
import type { FaultName } from '@fairground/contract/errors'
import type { RegisterValues } from './register-draft.ts'

/** How the form handles a refused registration. */
export type RegisterRefusal =
  | { readonly kind: 'tooYoung' }
  | { readonly kind: 'field'; readonly name: keyof RegisterValues }
  | { readonly kind: 'whole' }

const fields: { readonly [F in FaultName]?: keyof RegisterValues } = {
  'registration.usernameTaken': 'username',
  'registration.emailTaken': 'email',
  'registration.passwordTooWeak': 'password',
  'registration.passwordCommon': 'password',
  'registration.termsNotAccepted': 'terms',
}

export const registerRefusal = (error: unknown): RegisterRefusal => {
  if (!(error instanceof CallFault)) return { kind: 'whole' }
  if (error.faultName === 'registration.tooYoung') return { kind: 'tooYoung' }
  const name = fields[error.faultName]
  return name === undefined ? { kind: 'whole' } : { kind: 'field', name }
}

import { CallFault } from '@fairground/client/call-fault'

/** What a correct password leads to where it is not the whole of it. */
export type LoginStep =
  | { readonly kind: 'secondStep'; readonly token: string }
  /** A session for choosing a new password, and for nothing else. */
  | { readonly kind: 'changePassword'; readonly authToken: string }

const detailOf = (error: CallFault, name: string): string | undefined => {
  const detail = error.fault.details?.[name]
  return typeof detail === 'string' ? detail : undefined
}

/** Not every refusal is an end: the fault may hold the key to what comes next. Undefined where it is one. */
export const loginStepOf = (error: unknown): LoginStep | undefined => {
  if (!(error instanceof CallFault)) return undefined
  const token = detailOf(error, 'token')
  if (error.faultName === 'security.secondStepNeeded' && token !== undefined)
    return { kind: 'secondStep', token }
  const authToken = detailOf(error, 'authToken')
  if (error.faultName === 'login.passwordMustBeChanged' && authToken !== undefined)
    return { kind: 'changePassword', authToken }
  return undefined
}

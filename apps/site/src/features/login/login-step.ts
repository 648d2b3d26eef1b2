import { CallFault } from '@fairground/client/call-fault'

/** A further step that the account requires after a correct password. */
export type LoginStep =
  | { readonly kind: 'secondStep'; readonly token: string }
  /** The new session only permits a password change. */
  | { readonly kind: 'changePassword' }

/** The next step, if the fault asks for one; undefined for a final refusal. */
export const getLoginStep = (error: unknown): LoginStep | undefined => {
  if (!(error instanceof CallFault)) return undefined
  if (error.faultName === 'login.passwordMustBeChanged') return { kind: 'changePassword' }
  const token = error.fault.details?.['token']
  return error.faultName === 'security.secondStepNeeded' && typeof token === 'string'
    ? { kind: 'secondStep', token }
    : undefined
}

import { CallFault } from '@fairground/client/call-fault'

/** A further step that the account requires after a correct password. */
export type LoginStep =
  | { readonly kind: 'secondStep'; readonly token: string }
  /** The session of this token only permits a password change. */
  | { readonly kind: 'changePassword'; readonly authToken: string }

const getDetail = (error: CallFault, name: string): string | undefined => {
  const detail = error.fault.details?.[name]
  return typeof detail === 'string' ? detail : undefined
}

/** The next step, if the fault carries the token for one; undefined for a final refusal. */
export const getLoginStep = (error: unknown): LoginStep | undefined => {
  if (!(error instanceof CallFault)) return undefined
  const token = getDetail(error, 'token')
  if (error.faultName === 'security.secondStepNeeded' && token !== undefined)
    return { kind: 'secondStep', token }
  const authToken = getDetail(error, 'authToken')
  if (error.faultName === 'login.passwordMustBeChanged' && authToken !== undefined)
    return { kind: 'changePassword', authToken }
  return undefined
}

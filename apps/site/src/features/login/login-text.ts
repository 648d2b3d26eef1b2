import { CallFault } from '@fairground/client/call-fault'
import type { FaultName } from '@fairground/contract/errors'
import { loginErrors } from '@fairground/contract/errors/login'

type LoginCode = (typeof loginErrors)[keyof typeof loginErrors]['code']

const codes: ReadonlySet<string> = new Set(Object.values(loginErrors).map(({ code }) => String(code)))

const isLoginCode = (code: string): code is `${LoginCode}` => codes.has(code)

/** The text key for a refused login; null if only the fault's own text applies. */
export const loginTextKey = (
  error: unknown,
  method: 'password' | 'provider' = 'password',
): `login.code.${LoginCode}` | 'login.provider.unknown' | null => {
  if (!(error instanceof CallFault)) return null
  const { faultName, code } = error
  if (method === 'provider' && faultName === 'login.credentialsNotValid') return 'login.provider.unknown'
  // A generic processing error means that the credentials are not valid.
  const text = faultName === 'request.invalid' ? '103' : String(code)
  return (faultName.startsWith('login.') || text === '103') && isLoginCode(text) ? `login.code.${text}` : null
}

const supportFaults: ReadonlySet<FaultName> = new Set<FaultName>([
  'login.accountExpired',
  'login.accountLocked',
  'login.selfRestricted',
])

/** Whether only support can resolve the refusal. */
export const requiresSupport = (error: unknown): boolean =>
  error instanceof CallFault && supportFaults.has(error.faultName)

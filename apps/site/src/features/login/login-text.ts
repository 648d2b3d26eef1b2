import { CallFault } from '@fairground/client/call-fault'
import english from '#text/en_US/core.json' with { type: 'json' }

type LoginCode = keyof (typeof english)['login']['code']

const isLoginCode = (code: string): code is LoginCode => Object.hasOwn(english.login.code, code)

/** The key of the sentence for a refused log in; null where the fault's own text must do. */
export const loginTextKey = (error: unknown): `login.code.${LoginCode}` | null => {
  if (!(error instanceof CallFault)) return null
  const { faultName, code } = error
  // A generic processing error means that the credentials are not valid.
  const text = faultName === 'request.invalid' ? '103' : String(code)
  return (faultName.startsWith('login.') || text === '103') && isLoginCode(text) ? `login.code.${text}` : null
}

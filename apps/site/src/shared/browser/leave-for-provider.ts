import { call } from '#core/call.ts'
import { storeDeparture } from '#core/session/provider-answer.ts'

/** Redirects to the operator's identity provider, which returns the browser to `returnTo`. */
export const leaveForProvider = async (purpose: 'login' | 'link', returnTo: string): Promise<void> => {
  const { url, state } = await call('beginCodeAuthentication', {})
  storeDeparture(sessionStorage, { purpose, state, returnPath: returnTo })
  location.assign(url)
}

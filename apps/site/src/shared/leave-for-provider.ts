import { call } from '#app/call.ts'
import { noteLeaving } from '#app/provider-answer.ts'

/** Sends the browser to the operator's identity provider, from where it comes back to `goOn`. */
export const leaveForProvider = async (purpose: 'login' | 'link', goOn: string): Promise<void> => {
  const { url, state } = await call('beginCodeAuthentication', {})
  noteLeaving(sessionStorage, { purpose, state, goOn })
  location.assign(url)
}

import { storeLanguage } from './text/choose-language.ts'
import { readStoredFilter } from './global-filter.ts'
import { takeLinkKey } from './link-key.ts'
import { receiveProviderAnswer } from './session/provider-answer.ts'

/** In memory only, so that neither the address nor the history keeps it. */
let whitelabelSession: string | null = null

const stored = { f: 'fairground.filter', refStr: 'fairground.refStr' } as const

const newVisit = 'fairground.newReferral'

/** Stores filter, referral code and language, and removes them from the address. */
export const storeAddressParameters = (): void => {
  const url = receiveProviderAnswer(sessionStorage, new URL(location.href))
  for (const [name, key] of Object.entries(stored)) {
    const value = url.searchParams.get(name)
    if (value === null) continue
    localStorage.setItem(key, value)
    if (name === 'refStr') sessionStorage.setItem(newVisit, value)
    url.searchParams.delete(name)
  }
  readStoredFilter()
  const lang = url.searchParams.get('lang')
  if (lang !== null) {
    storeLanguage(lang)
    url.searchParams.delete('lang')
  }
  takeLinkKey(url)
  whitelabelSession = url.searchParams.get('session_id')
  url.searchParams.delete('session_id')
  if (url.searchParams.has('adminStr')) sessionStorage.setItem('fairground.admin', '1')
  if (url.href !== location.href) history.replaceState(history.state, '', url)
}

/** The session id of the operator's own site. Returned once. */
export const takeWhitelabelSession = (): string | null => {
  const sessionId = whitelabelSession
  whitelabelSession = null
  return sessionId
}

export const referralCode = (): string | null => localStorage.getItem(stored.refStr)

/** The code of a link that was followed just now; returned once. */
export const takeNewReferral = (): string | null => {
  const code = sessionStorage.getItem(newVisit)
  sessionStorage.removeItem(newVisit)
  return code
}

export const isAdminVisit = (): boolean => sessionStorage.getItem('fairground.admin') !== null

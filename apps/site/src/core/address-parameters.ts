import { storeLanguage } from './text/choose-language.ts'
import { takeLinkKey } from './link-key.ts'
import { receiveProviderAnswer } from './session/provider-answer.ts'

const stored = { f: 'fairground.filter', refStr: 'fairground.refStr' } as const

/** Stores filter, referral code and language, and removes them from the address. */
export const storeAddressParameters = (): void => {
  const url = receiveProviderAnswer(sessionStorage, new URL(location.href))
  for (const [name, key] of Object.entries(stored)) {
    const value = url.searchParams.get(name)
    if (value === null) continue
    localStorage.setItem(key, value)
    url.searchParams.delete(name)
  }
  const lang = url.searchParams.get('lang')
  if (lang !== null) {
    storeLanguage(lang)
    url.searchParams.delete('lang')
  }
  takeLinkKey(url)
  if (url.searchParams.has('adminStr')) sessionStorage.setItem('fairground.admin', '1')
  if (url.href !== location.href) history.replaceState(history.state, '', url)
}

export const referralCode = (): string | null => localStorage.getItem(stored.refStr)

export const isAdminVisit = (): boolean => sessionStorage.getItem('fairground.admin') !== null

import { keepLanguage } from './choose-language.ts'
import { takeLinkKey } from './link-key.ts'
import { receiveProviderAnswer } from './provider-answer.ts'

const stored = { f: 'fairground.filter', refStr: 'fairground.refStr' } as const

/** The global filter, the referral code and the language are remembered, then taken out of the address. */
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
    keepLanguage(lang)
    url.searchParams.delete('lang')
  }
  takeLinkKey(url)
  if (url.searchParams.has('adminStr')) sessionStorage.setItem('fairground.admin', '1')
  if (url.href !== location.href) history.replaceState(history.state, '', url)
}

export const referralCode = (): string | null => localStorage.getItem(stored.refStr)

export const isAdminVisit = (): boolean => sessionStorage.getItem('fairground.admin') !== null

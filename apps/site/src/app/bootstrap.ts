import { defaultLanguage, releaseTag } from '@fairground/contract/constants'
import type { Look, Scheme } from '@fairground/contract/entities/configuration'

/** What the gateway writes into the page, so that the first paint needs no call. */
export interface Bootstrap {
  readonly memberId: number
  readonly siteKey: string
  readonly siteName: string
  readonly look: Look
  readonly scheme: Scheme
  readonly languageId: string
  readonly version: string
}

const ownScheme: Record<Look, Scheme> = { blue: 'dark', cartoon: 'light', 'sweet-blue': 'light' }

/** Under the development server nobody fills the page: the address says who we are, and it is remembered. */
const developmentBootstrap = (): Bootstrap => {
  const asked = new URLSearchParams(location.search)
  const setting = (name: string, otherwise: string): string => {
    const value = asked.get(name) ?? localStorage.getItem(`fairground.dev.${name}`) ?? otherwise
    localStorage.setItem(`fairground.dev.${name}`, value)
    return value
  }
  const look = setting('look', 'blue') as Look
  return {
    memberId: Number(setting('m', '1')),
    siteKey: setting('key', 'development'),
    siteName: setting('name', 'Fairground'),
    look,
    scheme: ownScheme[look],
    languageId: defaultLanguage,
    version: releaseTag,
  }
}

const read = (): Bootstrap => {
  const written = document.getElementById('bootstrap')?.textContent ?? ''
  if (import.meta.env.DEV && !written.startsWith('{')) return developmentBootstrap()
  return JSON.parse(written) as Bootstrap
}

export const bootstrap: Bootstrap = read()

import { defaultLanguage, releaseTag } from '@fairground/contract/constants'
import type { Look, Scheme } from '@fairground/contract/entities/configuration'

export interface LanguageName {
  readonly languageId: string
  readonly name: string
}

/** What the gateway writes into the page, so that the first paint needs no call. */
export interface Bootstrap {
  readonly memberId: number
  readonly siteKey: string
  readonly siteName: string
  readonly look: Look
  readonly scheme: Scheme
  readonly languageId: string
  readonly languages: readonly LanguageName[]
  /** The operator has words of their own in this language: they are fetched before the first paint. */
  readonly ownTexts: boolean
  readonly version: string
}

const ownScheme: Record<Look, Scheme> = { blue: 'dark', cartoon: 'light', 'sweet-blue': 'light' }

const developmentLanguages: readonly LanguageName[] = [
  { languageId: 'en_US', name: 'English' },
  { languageId: 'es_ES', name: 'Español' },
  { languageId: 'fr_FR', name: 'Français' },
  { languageId: 'en_XA', name: 'Ñó lañgúágé' },
]

/** Under the development server nobody fills the page: the address says who we are, and it is remembered. */
const developmentBootstrap = (): Bootstrap => {
  const asked = new URLSearchParams(location.search)
  const setting = (name: string, otherwise: string): string => {
    // A mailed link has a key too.
    const here = name === 'key' && !asked.has('m') ? null : asked.get(name)
    const value = here ?? localStorage.getItem(`fairground.dev.${name}`) ?? otherwise
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
    languageId: setting('lang', defaultLanguage),
    languages: developmentLanguages,
    ownTexts: asked.has('ownTexts'),
    version: releaseTag,
  }
}

const read = (): Bootstrap => {
  const written = document.getElementById('bootstrap')?.textContent ?? ''
  if (import.meta.env.DEV && !written.startsWith('{')) return developmentBootstrap()
  return JSON.parse(written) as Bootstrap
}

export const bootstrap: Bootstrap = read()

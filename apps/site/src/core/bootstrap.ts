import { defaultLanguage, releaseTag, supportAnswersWithinHours } from '@fairground/contract/constants'
import type { Look, Scheme } from '@fairground/contract/entities/site/configuration'
import type { TransportMode } from '@fairground/contract/transport'

export interface LanguageName {
  readonly languageId: string
  readonly name: string
}

/** Written into the page by the gateway, so that the first paint needs no request. */
export interface Bootstrap {
  readonly memberId: number
  readonly siteKey: string
  readonly siteName: string
  readonly look: Look
  readonly scheme: Scheme
  readonly languageId: string
  readonly languages: readonly LanguageName[]
  /** The address of the operator's texts in this language, which are fetched before the first paint; or empty. */
  readonly ownTexts: string
  /** How the page reaches the platform. */
  readonly transportMode: TransportMode
  /** The hours within which the operator answers players. */
  readonly supportAnswerHours: number
  readonly version: string
}

const defaultScheme: Record<Look, Scheme> = { blue: 'dark', cartoon: 'light', 'sweet-blue': 'light' }

const developmentLanguages: readonly LanguageName[] = [
  { languageId: 'en_US', name: 'English (US)' },
  { languageId: 'en_GB', name: 'English (UK)' },
  { languageId: 'es_ES', name: 'Español' },
  { languageId: 'fr_FR', name: 'Français' },
  { languageId: 'en_XA', name: 'Ñó lañgúágé' },
]

/** The development server has no gateway: parameters of the address set these values and are stored. */
const developmentBootstrap = (): Bootstrap => {
  const parameters = new URLSearchParams(location.search)
  const setting = (name: string, otherwise: string): string => {
    // Mailed links also have a `key` parameter.
    const here = name === 'key' && !parameters.has('m') ? null : parameters.get(name)
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
    scheme: defaultScheme[look],
    languageId: setting('lang', defaultLanguage),
    languages: developmentLanguages,
    ownTexts: parameters.get('ownTexts') ?? '',
    transportMode: Number(setting('transport', '1')) as TransportMode,
    supportAnswerHours: supportAnswersWithinHours,
    version: releaseTag,
  }
}

const read = (): Bootstrap => {
  const written = document.getElementById('bootstrap')?.textContent ?? ''
  if (import.meta.env.DEV && !written.startsWith('{')) return developmentBootstrap()
  return JSON.parse(written) as Bootstrap
}

export const bootstrap: Bootstrap = read()

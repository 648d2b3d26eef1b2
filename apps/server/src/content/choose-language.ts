import type { LanguageRow } from '#site-content/shown-content.ts'

export interface LanguagePreference {
  /** From the URL; it takes precedence. */
  readonly requested: string | undefined
  /** The earlier choice in this browser. */
  readonly stored: string | undefined
  /** The Accept-Language header. */
  readonly accepts: string | undefined
}

/** Returns the first preferred language that is served, or the default language. */
export const chooseLanguage = (
  preference: LanguagePreference,
  served: readonly [string, ...string[]],
): string =>
  [preference.requested, preference.stored, ...acceptedLanguages(preference.accepts ?? '')]
    .map(each => servedFor(each, served))
    .find(each => each !== undefined) ?? served[0]

/** Matches en-GB to en_GB, or else to the first served variant of English. */
const servedFor = (preference: string | undefined, served: readonly string[]): string | undefined => {
  if (preference === undefined) return undefined
  const [language = '', region = ''] = preference.split(/[-_]/)
  const exact = `${language.toLowerCase()}_${region.toUpperCase()}`
  return (
    served.find(each => each === exact) ?? served.find(each => each.slice(0, 2) === language.toLowerCase())
  )
}

const maxAcceptedLanguages = 10

const acceptedLanguages = (header: string): string[] =>
  header
    .split(',', maxAcceptedLanguages)
    .map(part => {
      const [name = '', quality] = part.split(';q=')
      return { name: name.trim(), quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ name, quality }) => /^[A-Za-z]{2}([-_][A-Za-z]{2})?$/.test(name) && quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ name }) => name)

const rightToLeft: ReadonlySet<string> = new Set(['ar', 'fa', 'he', 'ur'])

const getDirection = (language: string): 'ltr' | 'rtl' =>
  rightToLeft.has(language.slice(0, 2)) ? 'rtl' : 'ltr'

/** The direction that the operator has chosen, or that of the language. */
export const findDirection = (
  { languages }: { readonly languages: readonly Pick<LanguageRow, 'language' | 'direction'>[] },
  language: string,
): 'ltr' | 'rtl' => {
  const chosen = languages.find(row => row.language === language)?.direction
  return chosen === 'rtl' || chosen === 'ltr' ? chosen : getDirection(language)
}

export interface LanguageWish {
  /** From the address: it counts first. */
  readonly asked: string | undefined
  /** What this browser chose before. */
  readonly kept: string | undefined
  /** The Accept-Language header. */
  readonly accepts: string | undefined
}

/** The first wish that is served; the first language served where none is. */
export const chooseLanguage = (wish: LanguageWish, served: readonly [string, ...string[]]): string =>
  [wish.asked, wish.kept, ...acceptedLanguages(wish.accepts ?? '')]
    .map(each => servedFor(each, served))
    .find(each => each !== undefined) ?? served[0]

/** en-GB is served by en_GB, else by the first English. */
const servedFor = (wish: string | undefined, served: readonly string[]): string | undefined => {
  if (wish === undefined) return undefined
  const [language = '', region = ''] = wish.split(/[-_]/)
  const exact = `${language.toLowerCase()}_${region.toUpperCase()}`
  return (
    served.find(each => each === exact) ?? served.find(each => each.slice(0, 2) === language.toLowerCase())
  )
}

const mostWishes = 10

const acceptedLanguages = (header: string): string[] =>
  header
    .split(',', mostWishes)
    .map(part => {
      const [name = '', quality] = part.split(';q=')
      return { name: name.trim(), quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ name, quality }) => /^[A-Za-z]{2}([-_][A-Za-z]{2})?$/.test(name) && quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ name }) => name)

const rightToLeft: ReadonlySet<string> = new Set(['ar', 'fa', 'he', 'ur'])

export const directionOf = (language: string): 'ltr' | 'rtl' =>
  rightToLeft.has(language.slice(0, 2)) ? 'rtl' : 'ltr'

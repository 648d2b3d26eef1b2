import { catalogueTexts } from './catalogue-texts.ts'
import { language, i18n } from './text.ts'
import { pseudoLanguage, pseudoTexts, type Texts } from './pseudo-language.ts'

/** The texts of the first load are bundled; every other area comes with the first page that needs it. */
export type TextArea =
  | 'core'
  | 'game'
  | 'bingo'
  | 'raffle'
  | 'instant'
  | 'after'
  | 'content'
  | 'sound'
  | 'account'
  | 'cashier'
  | 'withdrawal'
  | 'safer-play'
  | 'errors'

const files = import.meta.glob<Texts>('../text/*/*.json', { import: 'default' })

const englishOf = (area: TextArea) =>
  area === 'errors' ? async () => catalogueTexts : files[`../text/en_US/${area}.json`]

/** A language that the site is not translated to is served in English, but for what the operator has put in its place. */
export const loadText = async (area: TextArea): Promise<void> => {
  const file = files[`../text/${language}/${area}.json`] ?? englishOf(area)
  if (file === undefined) throw new Error(`No texts of ${area}`)
  const texts = await file()
  // What is there already stays: an operator's own words are loaded first.
  i18n.addResourceBundle(
    i18n.language,
    'translation',
    language === pseudoLanguage ? pseudoTexts(texts) : texts,
    true,
    false,
  )
}

import { language, i18n } from './text.ts'
import type { Texts } from './pseudo-language.ts'

/** The area `core` is bundled; every other area is loaded with the first page that needs it. */
export type TextArea =
  | 'core'
  | 'game'
  | 'bingo'
  | 'raffle'
  | 'instant'
  | 'after'
  | 'content'
  | 'sound'
  | 'maintenance'
  | 'away'
  | 'account'
  | 'cashier'
  | 'withdrawal'
  | 'safer-play'
  | 'notifications'
  | 'rewards'
  | 'progress'
  | 'gifts'
  | 'results'
  | 'fairness'
  | 'statistics'
  | 'how-to-play'
  | 'practice'
  | 'errors'

const files = import.meta.glob<Texts>('./*/*.json', { base: '../../text', import: 'default' })

const findEnglish = (area: TextArea) =>
  area === 'errors'
    ? async () => (await import('./catalogue-texts.ts')).catalogueTexts
    : files[`./en_US/${area}.json`]

/** No player chooses it, so its code is not part of the first script. */
const pseudoLanguage = 'en_XA'
const toPseudo = async (texts: Texts): Promise<Texts> =>
  (await import('./pseudo-language.ts')).pseudoTexts(texts)

/** Does not overwrite: the texts of the operator are loaded first. */
const add = (locale: string, texts: Texts): void => {
  i18n.addResourceBundle(locale, 'translation', texts, true, false)
}

/**
 * A language without a translation falls back to English, with the plural forms of English.
 * Another English (en_GB) holds only the texts that differ; the rest falls back too.
 */
export const loadText = async (area: TextArea): Promise<void> => {
  const english = findEnglish(area)
  const own = files[`./${language}/${area}.json`]
  if (english === undefined) throw new Error(`No text files for the area ${area}`)
  const isWhole = own && !language.startsWith('en_')
  const [texts, base] = await Promise.all([own?.() ?? {}, isWhole ? {} : english()])
  add('en-US', base)
  add(i18n.language, language === pseudoLanguage ? await toPseudo(base) : texts)
}

import { describe, expect, it } from 'vitest'
import { catalogueTexts } from './catalogue-texts.ts'
import type { Texts } from './pseudo-language.ts'

const english = 'en_US'
const files: Readonly<Record<string, Texts>> = {
  ...import.meta.glob<Texts>('../../text/*/*.json', { eager: true, import: 'default' }),
  [`../../text/${english}/errors.json`]: catalogueTexts,
}

const parsePath = (file: string): { language: string; area: string } => {
  const [area = '', language = ''] = file.split('/').reverse()
  return { language, area }
}

const findAreas = (language: string): string[] =>
  Object.keys(files)
    .map(parsePath)
    .filter(place => place.language === language)
    .map(place => place.area)
    .sort()

const others = [...new Set(Object.keys(files).map(file => parsePath(file).language))].filter(
  language => language !== english,
)

/** Variants of English contain only the texts that differ from en_US. */
const isEnglish = (language: string): boolean => language.startsWith('en_')

const flat = (texts: Texts, before: string): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[before + key, value]] : flat(value, `${before}${key}.`),
  )

const findTexts = (language: string): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(files)
      .filter(([file]) => parsePath(file).language === language)
      .flatMap(([file, texts]) => flat(texts, `${parsePath(file).area}: `)),
  )

/** Plural forms differ between languages; only "_other" exists in all of them. */
const isPluralForm = (key: string): boolean => /_(zero|one|two|few|many)$/.test(key)

const namesIn = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)/g)].map(([, name = '']) => name).sort()

/** The plural categories of the language, and "zero" if English has it. */
const pluralKeys = (language: string, key: string): string[] => {
  const start = key.replace(/other$/, '')
  const { pluralCategories } = new Intl.PluralRules(language.replace('_', '-')).resolvedOptions()
  return [...pluralCategories, ...(source.has(`${start}zero`) ? ['zero'] : [])].map(form => start + form)
}

const source = findTexts(english)

describe(english, () => {
  it('has an "_other" form for every plural', () => {
    const alone = [...source.keys()].filter(
      key => isPluralForm(key) && !source.has(key.replace(/_[a-z]+$/, '_other')),
    )
    expect(alone).toEqual([])
  })

  it('uses no key in two areas', () => {
    const keys = [...source.keys()].map(key => key.replace(/^\S+: /, ''))
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([])
  })
})

// Every language with a folder is tested.
for (const language of others.filter(each => !isEnglish(each))) {
  describe(language, () => {
    const texts = findTexts(language)

    it('has the same areas as English', () => {
      expect(findAreas(language)).toEqual(findAreas(english))
    })

    it('has the same keys as English', () => {
      const needed = [...source.keys()].filter(key => !isPluralForm(key))
      const written = [...texts.keys()].filter(key => !isPluralForm(key))
      expect(written.toSorted()).toEqual(needed.toSorted())
    })

    // i18next does not fall back from "_many" to "_other": at a million it would show the key.
    it('has every plural form of the language', () => {
      const plurals = [...source.keys()].filter(key => key.endsWith('_other'))
      const needed = plurals.flatMap(key => pluralKeys(language, key))
      expect(needed.filter(key => !texts.has(key))).toEqual([])
    })

    it('uses the same placeholders as English', () => {
      const wrong = [...texts].filter(([key, text]) => {
        const original = source.get(key) ?? source.get(key.replace(/_[a-z]+$/, '_other')) ?? ''
        return namesIn(text).join() !== namesIn(original).join()
      })
      expect(wrong).toEqual([])
    })
  })
}

for (const language of others.filter(isEnglish)) {
  describe(`${language}, an overlay on ${english}`, () => {
    const texts = [...findTexts(language)]

    it('has only keys that exist in English', () => {
      expect(texts.filter(([key]) => !source.has(key))).toEqual([])
    })

    it('has only texts that differ', () => {
      expect(texts.filter(([key, text]) => source.get(key) === text)).toEqual([])
    })

    it('uses the same placeholders', () => {
      const wrong = texts.filter(
        ([key, text]) => namesIn(text).join() !== namesIn(source.get(key) ?? '').join(),
      )
      expect(wrong).toEqual([])
    })
  })
}

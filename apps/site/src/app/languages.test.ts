import { describe, expect, it } from 'vitest'
import { catalogueTexts } from './catalogue-texts.ts'
import type { Texts } from './pseudo-language.ts'

const english = 'en_US'
const files: Readonly<Record<string, Texts>> = {
  ...import.meta.glob<Texts>('../text/*/*.json', { eager: true, import: 'default' }),
  [`../text/${english}/errors.json`]: catalogueTexts,
}

const placeOf = (file: string): { language: string; area: string } => {
  const [area = '', language = ''] = file.split('/').reverse()
  return { language, area }
}

const areasOf = (language: string): string[] =>
  Object.keys(files)
    .map(placeOf)
    .filter(place => place.language === language)
    .map(place => place.area)
    .sort()

const others = [...new Set(Object.keys(files).map(file => placeOf(file).language))].filter(
  language => language !== english,
)

const flat = (texts: Texts, before: string): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[before + key, value]] : flat(value, `${before}${key}.`),
  )

const textsOf = (language: string): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(files)
      .filter(([file]) => placeOf(file).language === language)
      .flatMap(([file, texts]) => flat(texts, `${placeOf(file).area}: `)),
  )

/** The forms of a count differ from language to language; "_other" is in each of them. */
const isPluralForm = (key: string): boolean => /_(zero|one|two|few|many)$/.test(key)

const namesIn = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)/g)].map(([, name = '']) => name).sort()

/** "Zero" is a form of its own wherever English has one; the rest is for the language to say. */
const formsOf = (language: string, key: string): string[] => {
  const start = key.replace(/other$/, '')
  const { pluralCategories } = new Intl.PluralRules(language.replace('_', '-')).resolvedOptions()
  return [...pluralCategories, ...(source.has(`${start}zero`) ? ['zero'] : [])].map(form => start + form)
}

const source = textsOf(english)

describe(english, () => {
  it('has every plural with its rest', () => {
    const alone = [...source.keys()].filter(
      key => isPluralForm(key) && !source.has(key.replace(/_[a-z]+$/, '_other')),
    )
    expect(alone).toEqual([])
  })

  it('says nothing twice under one key of two areas', () => {
    const keys = [...source.keys()].map(key => key.replace(/^\S+: /, ''))
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([])
  })
})

// Every language that has a folder: none is skipped, and none need be there.
for (const language of others) {
  describe(language, () => {
    const texts = textsOf(language)

    it('has the areas of English', () => {
      expect(areasOf(language)).toEqual(areasOf(english))
    })

    it('has exactly the keys of English', () => {
      const needed = [...source.keys()].filter(key => !isPluralForm(key))
      const written = [...texts.keys()].filter(key => !isPluralForm(key))
      expect(written.toSorted()).toEqual(needed.toSorted())
    })

    // i18next has no way from "_many" to "_other": at a million it would show the key.
    it('has every form that its counts need', () => {
      const plurals = [...source.keys()].filter(key => key.endsWith('_other'))
      const needed = plurals.flatMap(key => formsOf(language, key))
      expect(needed.filter(key => !texts.has(key))).toEqual([])
    })

    it('names what English names', () => {
      const wrong = [...texts].filter(([key, text]) => {
        const original = source.get(key) ?? source.get(key.replace(/_[a-z]+$/, '_other')) ?? ''
        return namesIn(text).join() !== namesIn(original).join()
      })
      expect(wrong).toEqual([])
    })
  })
}

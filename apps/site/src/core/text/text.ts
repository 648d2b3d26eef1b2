import { createInstance } from 'i18next'
import english from '#text/en_US/core.json' with { type: 'json' }
import { bootstrap } from '#core/bootstrap.ts'
import { fillIn, type Template, parseTemplate, type Values } from './template.ts'

export const i18n = createInstance()

/** The language never changes while a page is loaded: a change reloads it. */
export const language = bootstrap.languageId

void i18n.init({
  lng: language.replace('_', '-'),
  fallbackLng: 'en-US',
  resources: { 'en-US': { translation: english } },
  interpolation: { escapeValue: false },
  initAsync: false,
})

type Translate = (key: string, values?: Values) => string

/** Parsed templates, because every render and every ball uses the same texts. */
const templates = new Map<string, Template | null>()
i18n.store.on('added', () => templates.clear())

/** An untranslated text falls back to English with the plural forms of English. */
const plurals = [i18n.language, 'en'].map(each => new Intl.PluralRules(each))

const forms = new Map<number, string>()

const pluralForm = ({ count }: Values): string => {
  if (typeof count !== 'number') return ''
  const form =
    forms.get(count) ?? `${count === 0 ? ' none ' : ' '}${plurals.map(rules => rules.select(count)).join()}`
  forms.set(count, form)
  return form
}

const withTemplateCache =
  (translate: Translate): Translate =>
  (key, values = {}) => {
    const form = key + pluralForm(values)
    let template = templates.get(form)
    if (template === undefined) {
      template = parseTemplate(translate(key, { ...values, skipInterpolation: true }))
      templates.set(form, template)
    }
    return template === null ? translate(key, values) : fillIn(template, values)
  }

/** The text of a key. A missing key is a type error. */
export const t = withTemplateCache(i18n.t as unknown as Translate) as unknown as typeof i18n.t

export const useText = (): typeof t => t

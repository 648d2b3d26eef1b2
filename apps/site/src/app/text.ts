import { createInstance } from 'i18next'
import english from '#text/en_US/core.json' with { type: 'json' }
import { bootstrap } from './bootstrap.ts'
import { fillIn, type Template, templateOf, type Values } from './template.ts'

export const i18n = createInstance()

/** The language of a page never changes under it: a change loads the page anew. */
export const language = bootstrap.languageId

void i18n.init({
  lng: language.replace('_', '-'),
  fallbackLng: 'en-US',
  resources: { 'en-US': { translation: english } },
  interpolation: { escapeValue: false },
  initAsync: false,
})

type Translate = (key: string, values?: Values) => string

/** Found once: a page asks for the same texts whenever it is drawn, and at every ball. */
const templates = new Map<string, Template | null>()
i18n.store.on('added', () => templates.clear())

/** A text that is not translated is the English one, with its plurals. */
const plurals = [i18n.language, 'en'].map(of => new Intl.PluralRules(of))

const forms = new Map<number, string>()

const formOf = ({ count }: Values): string => {
  if (typeof count !== 'number') return ''
  const form =
    forms.get(count) ?? `${count === 0 ? ' none ' : ' '}${plurals.map(rules => rules.select(count)).join()}`
  forms.set(count, form)
  return form
}

const remembering =
  (translate: Translate): Translate =>
  (key, values = {}) => {
    const form = key + formOf(values)
    let template = templates.get(form)
    if (template === undefined) {
      template = templateOf(translate(key, { ...values, skipInterpolation: true }))
      templates.set(form, template)
    }
    return template === null ? translate(key, values) : fillIn(template, values)
  }

/** The text of a key. A missing one is a type error, not an empty label. */
export const t = remembering(i18n.t as unknown as Translate) as unknown as typeof i18n.t

export const useText = (): typeof t => t

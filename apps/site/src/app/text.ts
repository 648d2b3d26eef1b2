import { createInstance } from 'i18next'
import english from '#text/en_US/core.json' with { type: 'json' }
import { bootstrap } from './bootstrap.ts'

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

type Translate = (key: string, ...filling: readonly unknown[]) => string

/** Texts with nothing to fill in: most of what a page asks for whenever it is drawn. */
const plain = new Map<string, string>()
i18n.store.on('added', () => plain.clear())

const remembering =
  (translate: Translate): Translate =>
  (key, ...filling) => {
    if (filling.length > 0) return translate(key, ...filling)
    const text = plain.get(key) ?? translate(key)
    plain.set(key, text)
    return text
  }

/** The text of a key. A missing one is a type error, not an empty label. */
export const t = remembering(i18n.t as unknown as Translate) as unknown as typeof i18n.t

export const useText = (): typeof t => t

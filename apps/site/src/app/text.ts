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

/** The text of a key. A missing one is a type error, not an empty label. */
export const t = i18n.t

export const useText = (): typeof t => t

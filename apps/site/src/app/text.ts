import { createInstance } from 'i18next'
import english from '#text/en_US.json' with { type: 'json' }
import { bootstrap } from './bootstrap.ts'

export const i18n = createInstance()

void i18n.init({
  lng: bootstrap.languageId.replace('_', '-'),
  fallbackLng: 'en-US',
  resources: { 'en-US': { translation: english } },
  interpolation: { escapeValue: false },
  initAsync: false,
})

/** The text of a key. A missing one is a type error, not an empty label. */
export const t = i18n.t

/** The language of a page never changes under it (a change loads the page anew), so there is nothing to follow. */
export const useText = (): typeof t => t

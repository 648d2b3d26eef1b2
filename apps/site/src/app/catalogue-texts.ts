import { errorCatalogue } from '@fairground/contract/errors'
import type { Catalogue } from '@fairground/contract/errors/entry'
import type { Texts } from './pseudo-language.ts'

const textsOf = (catalogue: Catalogue): Texts =>
  Object.fromEntries(
    Object.entries(catalogue).map(([name, { title, text }]) => [
      name,
      title === undefined ? { text } : { title, text },
    ]),
  )

/** The area `errors` in English is the catalogue itself: its sentences are written once. */
export const catalogueTexts: Texts = {
  errors: Object.fromEntries(
    Object.entries<Catalogue>(errorCatalogue).map(([area, catalogue]) => [area, textsOf(catalogue)]),
  ),
}

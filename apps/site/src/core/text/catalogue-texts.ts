import { errorCatalogue } from '@fairground/contract/errors'
import type { Catalogue } from '@fairground/contract/errors/entry'
import type { Texts } from './pseudo-language.ts'

const toTexts = (catalogue: Catalogue): Texts =>
  Object.fromEntries(
    Object.entries(catalogue).map(([name, { title, text }]) => [
      name,
      title === undefined ? { text } : { title, text },
    ]),
  )

/** The English texts of the area `errors` come from the catalogue, so that they are written once. */
export const catalogueTexts: Texts = {
  errors: Object.fromEntries(
    Object.entries<Catalogue>(errorCatalogue).map(([area, catalogue]) => [area, toTexts(catalogue)]),
  ),
}

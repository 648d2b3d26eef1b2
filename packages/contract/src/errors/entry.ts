/**
 * One error. `code` is the number from the specification if it gives one, otherwise a word.
 * `httpStatus` 200 marks an error that is part of the operation's output (exitCode, status) and is not sent as a fault.
 */
export interface CatalogueEntry {
  readonly code: number | string
  readonly text: string
  readonly title?: string
  readonly httpStatus: number
}

export type Catalogue = Readonly<Record<string, CatalogueEntry>>

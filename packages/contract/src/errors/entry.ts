/**
 * One refusal. `code` is the specification's number where it gives one, else a word.
 * `httpStatus` 200 marks an answer: it travels inside the operation's output (exitCode, status), not as a fault.
 */
export interface CatalogueEntry {
  readonly code: number | string
  readonly text: string
  readonly title?: string
  readonly httpStatus: number
}

export type Catalogue = Readonly<Record<string, CatalogueEntry>>

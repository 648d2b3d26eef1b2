/** One text of a file. */
export interface TextEntry {
  readonly key: string
  readonly text: string
  /** The text that was translated, if the file names it. */
  readonly source?: string
}

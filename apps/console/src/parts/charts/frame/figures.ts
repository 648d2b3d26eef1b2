/** The numbers of a chart as a table: the first column names the row. */
export interface Figures {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

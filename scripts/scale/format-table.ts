/** A table in Markdown. */
export const formatTable = (titles: readonly string[], rows: readonly (readonly string[])[]): string =>
  [formatRow(titles), `|${'---|'.repeat(titles.length)}`, ...rows.map(formatRow)].join('\n')

const formatRow = (cells: readonly string[]): string =>
  `|${cells.map(cell => (cell === '' ? ' |' : ` ${cell} |`)).join('')}`

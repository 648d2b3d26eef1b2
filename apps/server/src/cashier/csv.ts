/** Matches a cell that a spreadsheet would run as a formula. Negative numbers are not formulas. */
const formula = /^[=+@\t\r]|^-(?![0-9.]+$)/

const toCell = (value: string): string => {
  const safe = formula.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** RFC 4180: every line ends with CRLF, including the last one. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map(row => `${row.map(toCell).join(',')}\r\n`).join('')

/** Of a cell that a spreadsheet would take for a formula. Numbers below zero are numbers. */
const formula = /^[=+@\t\r]|^-(?![0-9.]+$)/

const cell = (value: string): string => {
  const safe = formula.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** RFC 4180: lines end with CRLF, the last one too. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  rows.map(row => `${row.map(cell).join(',')}\r\n`).join('')

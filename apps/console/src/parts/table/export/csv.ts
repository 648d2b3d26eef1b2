/** A spreadsheet takes a cell that begins with one of these for a formula. */
const formulaStart = /^[\s'"]*[=+\-@＝＋－＠]|^[\t\r\n]/
const plainNumber = /^[+-]?\d[\d,]*(\.\d+)?%?$/

/** Keeps a spreadsheet from computing a text that a player wrote. */
export const guardCell = (text: string): string =>
  formulaStart.test(text) && !plainNumber.test(text) ? `'${text}` : text

const quote = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Lines of comma-separated values after RFC 4180. */
export const toCsv = (lines: readonly (readonly string[])[]): string =>
  lines.map(line => `${line.map(cell => quote(guardCell(cell))).join(',')}\r\n`).join('')

import { getColumns } from '@fairground/contract/operator/reports/reports'
import { noActivity, type ReportDocument } from './document.ts'
import { toHeader } from './header.ts'

/** A spreadsheet would run a text that begins like a formula. Numbers keep their sign. */
const isFormula = /^[=+@\t\r]|^-(?![0-9]+(?:[.][0-9]+)?$)/

const toCell = (value: string | null): string => {
  const text = value ?? ''
  const safe = isFormula.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const toLine = (cells: readonly (string | null)[]): string => cells.map(toCell).join(',')

/** RFC 4180: the header, the rows, the totals and the comparison with the ledger, with empty lines between them. */
export const toCsv = (document: ReportDocument): string => {
  const { name, rows, totals, tieOuts } = document
  const columns = getColumns(name)
  const lines = [
    ...toHeader(document).map(toLine),
    '',
    toLine(columns.map(([, { title }]) => title)),
    ...(rows.length === 0 ? [noActivity] : rows.map(toLine)),
    '',
    ...totals.map(({ column, currency, amount }) => toLine(['Total', column, currency, amount])),
    ...tieOuts.map(({ column, against, currency, report, ledger }) =>
      toLine(['Ledger', column, currency, report, against, ledger]),
    ),
  ]
  return `${lines.join('\r\n')}\r\n`
}

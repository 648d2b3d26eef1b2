import { getColumns, reports } from '@fairground/contract/operator/reports/reports'
import { noActivity, type ReportDocument } from './document.ts'
import { escapeText } from './escape.ts'
import { toHeader } from './header.ts'

const style = `body{font:12px/1.4 sans-serif;margin:2em}table{border-collapse:collapse;margin:1em 0}
th,td{border:1px solid #999;padding:2px 6px;text-align:left}td.n{text-align:right;font-variant-numeric:tabular-nums}
thead{display:table-header-group}tr{break-inside:avoid}`

const toTable = (head: readonly string[], rows: readonly string[]): string =>
  `<table><thead><tr>${head.map(each => `<th scope="col">${escapeText(each)}</th>`).join('')}</tr></thead><tbody>${rows.join('\n')}</tbody></table>`

const toRow = (cells: readonly string[]): string =>
  `<tr>${cells.map(cell => `<td>${escapeText(cell)}</td>`).join('')}</tr>`

/** A page to print, without scripts and without anything from elsewhere. */
export const toHtml = (document: ReportDocument): string => {
  const { name, rows, totals, tieOuts } = document
  const columns = getColumns(name)
  const cells = rows.map(
    row =>
      `<tr>${columns
        .map(([, { type }], at) => {
          const isNumber = type !== 'text' && type !== 'time'
          return `<td${isNumber ? ' class="n"' : ''}>${escapeText(row[at] ?? '')}</td>`
        })
        .join('')}</tr>`,
  )
  const empty = `<tr><td colspan="${columns.length}">${noActivity}</td></tr>`
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeText(reports[name].title)}</title><style>${style}</style></head><body>
<h1>${escapeText(reports[name].title)}</h1>
<dl>${toHeader(document)
    .map(([field, value]) => `<dt><b>${field}</b></dt><dd>${escapeText(value)}</dd>`)
    .join('')}</dl>
${toTable(
  columns.map(([, { title }]) => title),
  cells.length === 0 ? [empty] : cells,
)}
${toTable(
  ['Total', 'Currency', 'Amount'],
  totals.map(({ column, currency, amount }) => toRow([column, currency, amount])),
)}
${toTable(
  ['Total', 'Currency', 'Report', 'Ledger', 'Accounts'],
  tieOuts.map(({ column, currency, report, ledger, against }) =>
    toRow([column, currency, report, ledger, against]),
  ),
)}
</body></html>
`
}

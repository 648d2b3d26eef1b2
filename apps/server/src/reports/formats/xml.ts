import { getColumns, type ReportName, reports } from '@fairground/contract/operator/reports/reports'
import { filterText, noActivity, type ReportDocument, toIso } from './document.ts'
import { escapeText } from './escape.ts'

export const xmlNamespace = (name: ReportName, version: number): string =>
  `urn:fairground:report:${name}:${version}`

const element = (name: string, text: string): string => `<${name}>${escapeText(text)}</${name}>`

/** The document that the schema of `xsd.ts` describes. */
export const toXml = (document: ReportDocument): string => {
  const { name, version, rows, totals, tieOuts } = document
  const columns = getColumns(name).map(([column]) => column)
  const header = [
    element('title', reports[name].title),
    element('operator', document.operator),
    element('reportId', String(document.reportId)),
    element('definitionVersion', String(version)),
    element('periodFrom', toIso(document.from)),
    element('periodTo', toIso(document.to)),
    element('filters', filterText(document.filters)),
    element('requestedBy', document.requestedBy),
    element('generatedAt', toIso(document.generatedAt)),
    element('stateOf', toIso(document.boundAt)),
    element('lastJournal', document.lastJournal),
    element('rowCount', String(document.rowCount)),
    element('hash', document.hash),
    element('page', String(document.part)),
    element('pages', String(document.parts)),
  ]
  const body =
    rows.length === 0
      ? [element('noActivity', noActivity)]
      : rows.map(
          row =>
            `<row>${columns.map((column, at) => (row[at] == null ? '' : element(column, row[at]))).join('')}</row>`,
        )
  const sums = totals.map(
    ({ column, currency, amount }) =>
      `<total column="${escapeText(column)}" currency="${escapeText(currency)}">${amount}</total>`,
  )
  const ties = tieOuts.map(
    ({ column, against, currency, report, ledger }) =>
      `<tieOut column="${escapeText(column)}" currency="${escapeText(currency)}" against="${escapeText(against)}" report="${report}" ledger="${ledger}"/>`,
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<report xmlns="${xmlNamespace(name, version)}">`,
    `<header>${header.join('')}</header>`,
    '<rows>',
    ...body,
    '</rows>',
    `<totals>${sums.join('')}</totals>`,
    `<tieOuts>${ties.join('')}</tieOuts>`,
    '</report>',
    '',
  ].join('\n')
}

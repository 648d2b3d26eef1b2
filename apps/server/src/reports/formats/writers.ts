import type { ReportFormat } from '@fairground/contract/operator/reports/reports'
import { toCsv } from './csv.ts'
import type { ReportDocument } from './document.ts'
import { toHtml } from './html.ts'
import { toXml } from './xml.ts'

interface Format {
  readonly mediaType: string
  readonly write: (document: ReportDocument) => string
}

export const reportWriters: { readonly [F in ReportFormat]: Format } = {
  csv: { mediaType: 'text/csv; charset=utf-8', write: toCsv },
  xml: { mediaType: 'application/xml; charset=utf-8', write: toXml },
  html: { mediaType: 'text/html; charset=utf-8', write: toHtml },
}

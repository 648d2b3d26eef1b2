import type { ReportFormat } from '@fairground/contract/operator/reports/reports'

/** The formats on buttons and in sentences. */
export const formatWords = {
  csv: { title: 'CSV', file: 'CSV' },
  xml: { title: 'XML', file: 'XML' },
  html: { title: 'Print page', file: 'a page to print' },
} as const satisfies Readonly<Record<ReportFormat, { readonly title: string; readonly file: string }>>

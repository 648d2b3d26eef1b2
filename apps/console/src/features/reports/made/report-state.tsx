import { Tag } from '#parts/values/tag.tsx'
import type { Report } from '../report.ts'
import { reportStatusWords } from '../report-words.ts'

/** How far a report is. */
export function ReportState({ report }: { readonly report: Pick<Report, 'status'> }) {
  const { title, tone } = reportStatusWords[report.status]
  return <Tag tone={tone}>{title}</Tag>
}

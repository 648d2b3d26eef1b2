import type { ReportName } from '@fairground/contract/operator/reports/reports'
import { reports } from '@fairground/contract/operator/reports/reports'
import { formatCount } from '#core/format/numbers.ts'
import type { Column } from '#parts/table/types.ts'
import { Hash } from '#parts/values/hash.tsx'
import { Tag } from '#parts/values/tag.tsx'
import { When } from '#parts/values/when.tsx'
import { PeriodText } from '../period-text.tsx'
import type { Report } from '../report.ts'
import { isTied, reportStatusWords } from '../report-words.ts'
import { ReportState } from './report-state.tsx'

const getTitle = (name: ReportName): string => reports[name].title

export const reportColumns: readonly Column<Report>[] = [
  {
    id: 'name',
    title: 'Report',
    always: true,
    sortBy: row => getTitle(row.name),
    text: row => getTitle(row.name),
    cell: row => <b>{getTitle(row.name)}</b>,
  },
  {
    id: 'period',
    title: 'Period',
    width: 190,
    always: true,
    sortBy: row => row.from,
    text: row => `${new Date(row.from).toISOString()} to ${new Date(row.to).toISOString()}`,
    cell: row => <PeriodText from={row.from} to={row.to} />,
  },
  {
    id: 'state',
    title: 'State',
    width: 120,
    sortBy: row => row.status,
    text: row => reportStatusWords[row.status].title,
    cell: row => <ReportState report={row} />,
  },
  {
    id: 'tied',
    title: 'Ledger',
    width: 110,
    text: row => (isTied(row) === false ? 'differs' : isTied(row) ? 'equal' : ''),
    cell: row => {
      const tied = isTied(row)
      if (tied === undefined) return ''
      return <Tag tone={tied ? 'good' : 'bad'}>{tied ? 'Equal' : 'Differs'}</Tag>
    },
  },
  { id: 'rows', title: 'Rows', width: 90, align: 'end', cell: row => formatCount(row.rows) },
  {
    id: 'hash',
    title: 'Hash',
    width: 140,
    text: row => row.hash ?? '',
    cell: row => (row.hash === null ? '' : <Hash value={row.hash} name="hash of the report" />),
  },
  {
    id: 'requested',
    title: 'Requested',
    width: 124,
    sortBy: row => row.requestedAt,
    text: row => new Date(row.requestedAt).toISOString(),
    cell: row => <When at={row.requestedAt} />,
  },
  { id: 'by', title: 'By', width: 130, cell: row => row.requestedByName ?? row.requestedBy },
  { id: 'number', title: 'Number', width: 90, align: 'end', cell: row => row.reportId },
]

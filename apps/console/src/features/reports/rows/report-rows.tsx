import { Reason } from '@fairground/contract/operator/operator-operation'
import { lazy, Suspense, useMemo, useState } from 'react'
import { Type } from 'typebox'
import { formatCount } from '#core/format/numbers.ts'
import { useFormat } from '#core/operator/use-format.ts'
import { PlayerLink } from '#parts/acts/player-link.tsx'
import { Button } from '#parts/controls/button.tsx'
import { Empty } from '#parts/feedback/empty.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { DataTable } from '#parts/table/data-table.tsx'
import type { Column } from '#parts/table/types.ts'
import { formatCell, isNumberType } from '../format-cell.ts'
import type { Definition, Report, ReportColumn } from '../report.ts'
import { type ReportRow, useReportRows } from './use-report-rows.ts'

const ActDialog = lazy(async () => ({
  default: (await import('#parts/form/dialog/act-dialog.tsx')).ActDialog,
}))

const schema = Type.Object({ reason: Reason }, { additionalProperties: false })
const narrow = 130
const wide = 190

const toColumns = (definition: Definition, zone: string): readonly Column<ReportRow>[] => {
  const currencyAt = definition.columns.findIndex(({ name }) => name === 'currency')
  return definition.columns.map(({ name, title, type }: ReportColumn, at) => {
    const toText = ({ cells }: ReportRow) =>
      formatCell(cells[at], type, { currency: currencyAt < 0 ? undefined : cells[currencyAt], zone })
    return {
      id: name,
      title,
      width: type === 'time' || type === 'text' ? wide : narrow,
      always: at === 0,
      ...(isNumberType(type) && { align: 'end' as const }),
      text: ({ cells }: ReportRow) => cells[at] ?? '',
      cell:
        name === 'playerId'
          ? ({ cells }: ReportRow) => <PlayerLink playerId={Number(cells[at])} name={cells[at] ?? ''} />
          : toText,
    }
  })
}

/** The rows of a report. Reading them needs a reason, which the audit log keeps. */
export function ReportRows({
  report,
  definition,
}: {
  readonly report: Report
  readonly definition: Definition
}) {
  const [reason, setReason] = useState<string>()
  const [isAsking, setIsAsking] = useState(false)
  const { zone } = useFormat()
  const columns = useMemo(() => toColumns(definition, zone), [definition, zone])
  const list = useReportRows(report, reason)
  if (reason === undefined)
    return (
      <Panel title="Rows">
        <Empty
          title={report.rows === 0 ? 'No activity in this period' : `${formatCount(report.rows)} rows`}
          icon="document"
          act={
            report.rows > 0 && (
              <Button tone="main" onPress={() => setIsAsking(true)}>
                Show the rows…
              </Button>
            )
          }
        >
          {report.rows > 0 && 'The audit log keeps who read them and why.'}
        </Empty>
        {isAsking && (
          <Suspense>
            <ActDialog
              isOpen
              title={`Read report ${report.reportId}?`}
              schema={schema}
              reasons={['Daily check', 'Question of the regulator', 'Looking into a difference']}
              submitLabel="Show the rows"
              onClose={() => setIsAsking(false)}
              onSubmit={value => {
                setReason((value as { readonly reason: string }).reason)
                return Promise.resolve()
              }}
            />
          </Suspense>
        )}
      </Panel>
    )
  return (
    <DataTable
      title={`Rows of report ${report.reportId}`}
      name="rr"
      {...list}
      columns={columns}
      rowKey={row => row.index}
      exportDisabledReason="Export the report itself: it carries totals and hash"
      empty={<Empty title="No activity in this period" icon="document" />}
    />
  )
}

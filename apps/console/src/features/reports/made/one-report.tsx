import { useParams } from 'react-router'
import { useOperation } from '#core/api/use-operation.ts'
import { Loaded } from '#parts/feedback/loaded.tsx'
import { Columns, Stack } from '#parts/layout/columns.tsx'
import { ExportPanel } from '../export/export-panel.tsx'
import type { Report } from '../report.ts'
import { isUnderway } from '../report-words.ts'
import { ReportRows } from '../rows/report-rows.tsx'
import { useDefinitions } from '../use-definitions.ts'
import { ReportHead } from './report-head.tsx'
import { TiePanel } from './tie-panel.tsx'
import { TotalsPanel } from './totals-panel.tsx'

const refreshMs = 1000

/** One generated report: how far it is, its totals, its hash, its rows and its exports. */
export function OneReport() {
  const reportId = Number(useParams()['reportId'])
  const query = useOperation('getReport', { reportId })
  const isWaiting = query.data !== undefined && isUnderway(query.data.report)
  useOperation('getReport', { reportId }, { isEnabled: isWaiting, refreshMs })
  return (
    <Loaded query={query} what={`Report ${reportId} did not load.`}>
      {({ report }) => <ReportParts report={report} />}
    </Loaded>
  )
}

function ReportParts({ report }: { readonly report: Report }) {
  const definition = useDefinitions()(report.name)
  if (report.status !== 'done' || definition === undefined) return <ReportHead report={report} />
  return (
    <>
      <Columns kind="detail">
        <Stack>
          <ReportHead report={report} />
          <TotalsPanel report={report} definition={definition} />
        </Stack>
        <Stack>
          <TiePanel report={report} definition={definition} />
          <ExportPanel report={report} definition={definition} />
        </Stack>
      </Columns>
      <ReportRows key={report.reportId} report={report} definition={definition} />
    </>
  )
}

import { reports } from '@fairground/contract/operator/reports/reports'
import { useOperation } from '#core/api/use-operation.ts'
import { usePath } from '#core/operator/use-path.ts'
import { ButtonLink } from '#parts/controls/button.tsx'
import { ObjectLink } from '#parts/controls/links.tsx'
import { Empty } from '#parts/feedback/empty.tsx'
import { Loaded } from '#parts/feedback/loaded.tsx'
import { ItemList } from '#parts/layout/item-list.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { ReportState } from '../made/report-state.tsx'
import { PeriodText } from '../period-text.tsx'

const shownItems = 8

/** The newest reports. */
export function LatestReports() {
  const path = usePath()
  const query = useOperation('listGeneratedReports', { limit: shownItems })
  return (
    <Panel
      title="Reports made"
      isFlush
      tools={
        <>
          <ObjectLink href={path('reports', 'made')}>All</ObjectLink>
          <ButtonLink icon="plus" href={path('reports', 'catalogue')}>
            New report
          </ButtonLink>
        </>
      }
    >
      <Loaded query={query}>
        {data =>
          data.reports.length === 0 ? (
            <Empty title="No report yet" icon="results">
              A report that is made appears here.
            </Empty>
          ) : (
            <ItemList
              items={data.reports.map(report => ({
                id: report.reportId,
                title: (
                  <ObjectLink href={path('reports', 'made', report.reportId)}>
                    {reports[report.name].title}
                  </ObjectLink>
                ),
                text: <PeriodText from={report.from} to={report.to} />,
                act: <ReportState report={report} />,
              }))}
            />
          )
        }
      </Loaded>
    </Panel>
  )
}

import { useOperation } from '#core/api/use-operation.ts'
import { usePath } from '#core/operator/use-path.ts'
import { ButtonLink } from '#parts/controls/button.tsx'
import { Empty } from '#parts/feedback/empty.tsx'
import { Loaded } from '#parts/feedback/loaded.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { Hash } from '#parts/values/hash.tsx'
import { Tag } from '#parts/values/tag.tsx'
import { When } from '#parts/values/when.tsx'
import { PeriodText } from '../period-text.tsx'
import type { Report } from '../report.ts'
import { isTied } from '../report-words.ts'
import { TotalsTable } from '../totals-table.tsx'
import { useDefinitions } from '../use-definitions.ts'

/** The newest finished report of wagers and wins, with its comparison with the ledger. */
export function DayCloses() {
  const path = usePath()
  const query = useOperation('listGeneratedReports', { name: 'wagersAndWins' })
  const report = query.data?.reports.find(({ status }) => status === 'done')
  const make = (
    <ButtonLink icon="plus" href={path('reports', 'catalogue', 'wagersAndWins')}>
      Close a day…
    </ButtonLink>
  )
  if (report) return <DayClose report={report} />
  return (
    <Panel title="Day close">
      <Loaded query={query}>
        {() => (
          <Empty title="No day is closed yet" icon="calendar" act={make}>
            The report “Wagers and wins by game” closes a day and compares it with the ledger.
          </Empty>
        )}
      </Loaded>
    </Panel>
  )
}

function DayClose({ report }: { readonly report: Report }) {
  const path = usePath()
  const definition = useDefinitions()(report.name)
  const tied = isTied(report)
  return (
    <Panel
      title={
        <>
          Day close, <PeriodText from={report.from} to={report.to} />
        </>
      }
      isFlush
      about={
        tied !== undefined && (
          <Tag tone={tied ? 'good' : 'bad'} icon={tied ? 'check' : 'warning'}>
            {tied ? 'Closed, equal to the ledger' : 'Differs from the ledger'}
          </Tag>
        )
      }
      tools={
        <>
          <ButtonLink href={path('reports', 'made', report.reportId)}>Open</ButtonLink>
          <ButtonLink icon="plus" href={path('reports', 'catalogue', 'wagersAndWins')}>
            Close a day…
          </ButtonLink>
        </>
      }
      footer={
        <>
          <span>
            Definition {report.version}
            {report.finishedAt !== null && (
              <>
                {' '}
                · made <When at={report.finishedAt} />
              </>
            )}
          </span>
          {report.hash !== null && (
            <span>
              hash <Hash value={report.hash} name="hash of the report" />
            </span>
          )}
          {report.repetition?.isEqual && <span>made again: equal</span>}
        </>
      }
    >
      <TotalsTable label="Totals of the day" totals={report.totals} definition={definition} />
    </Panel>
  )
}

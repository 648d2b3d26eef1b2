import { useNavigate } from 'react-router'
import { useRows } from '#core/api/use-rows.ts'
import { useChoice } from '#core/address/use-choice.ts'
import { getDatabaseTime } from '#core/live/live-store.ts'
import { useFormat } from '#core/operator/use-format.ts'
import { usePath } from '#core/operator/use-path.ts'
import { ActButton } from '#parts/acts/act-button.tsx'
import { Chips } from '#parts/controls/chips.tsx'
import { ObjectLink } from '#parts/controls/links.tsx'
import { ItemList } from '#parts/layout/item-list.tsx'
import { Stack } from '#parts/layout/columns.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { SchemaButton } from '../export/schema-button.tsx'
import { ReportState } from '../made/report-state.tsx'
import { PeriodText } from '../period-text.tsx'
import { periodNames, periodWords, toPeriod } from '../periods.ts'
import type { Definition } from '../report.ts'
import styles from '../reports.module.css'

const noFilters = { filters: () => null }
const shownItems = 5

/** One report: its definition, its columns, and the form that makes it for a period. */
export function DefinitionDetail({ definition }: { readonly definition: Definition }) {
  const { name, title, version, about, columns } = definition
  const [period, choosePeriod] = useChoice('period', periodNames)
  const { zone } = useFormat()
  const path = usePath()
  const navigate = useNavigate()
  const { from, to } = toPeriod(period, getDatabaseTime(), zone)
  const made = useRows('listGeneratedReports', { name, limit: shownItems })
  return (
    <Stack>
      <Panel
        title={title}
        about={<span className={styles.about}>Definition {version}</span>}
        tools={<SchemaButton name={name} />}
        footer={
          <>
            <Chips
              label="Period"
              chips={periodNames.map(id => ({ id, title: periodWords[id] }))}
              chosen={period}
              onChoose={choosePeriod}
            />
            <ActButton
              key={period}
              operation="generateReport"
              fixed={{ name }}
              initial={{ from, to }}
              title={`Make the report “${title}”?`}
              about="A worker makes it. What was booked until then is in it."
              labels={{ from: 'From', to: 'Until, not included' }}
              {...(name !== 'largeWins' && { fields: noFilters })}
              reasons={['Daily report', 'Monthly report', 'Question of the regulator']}
              submitLabel="Make the report"
              done={output => `Report ${output.report.reportId} is being made`}
              onDone={output => void navigate(path('reports', 'made', output.report.reportId))}
              tone="main"
            >
              Make it…
            </ActButton>
            <span>
              <PeriodText from={from} to={to} />
            </span>
          </>
        }
      >
        <p>{about}</p>
        <ul className={styles.columns} aria-label="Columns">
          {columns.map(column => (
            <li key={column.name}>{column.title}</li>
          ))}
        </ul>
      </Panel>
      {made.rows.length > 0 && (
        <Panel
          title="Made lately"
          isFlush
          tools={<ObjectLink href={`${path('reports', 'made')}?name=${name}`}>All</ObjectLink>}
        >
          <ItemList
            items={made.rows.slice(0, shownItems).map(report => ({
              id: report.reportId,
              title: (
                <ObjectLink href={path('reports', 'made', report.reportId)}>
                  Report {report.reportId}
                </ObjectLink>
              ),
              text: <PeriodText from={report.from} to={report.to} />,
              act: <ReportState report={report} />,
            }))}
          />
        </Panel>
      )}
    </Stack>
  )
}

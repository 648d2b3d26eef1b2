import { type ReportName, reportNames, reports } from '@fairground/contract/operator/reports/reports'
import { useNavigate } from 'react-router'
import { useChoice } from '#core/address/use-choice.ts'
import { useRows } from '#core/api/use-rows.ts'
import { usePath } from '#core/operator/use-path.ts'
import { SelectInBar } from '#parts/controls/select-in-bar.tsx'
import { ButtonLink } from '#parts/controls/button.tsx'
import { Empty } from '#parts/feedback/empty.tsx'
import { DataTable } from '#parts/table/data-table.tsx'
import { isUnderway } from '../report-words.ts'
import { reportColumns } from './report-columns.tsx'

const refreshMs = 5000
const isName = (text: string): text is ReportName => (reportNames as readonly string[]).includes(text)

/** The reports that were made, newest first. */
export function MadeReports() {
  const [chosen, choose] = useChoice('name', ['all', ...reportNames])
  const path = usePath()
  const navigate = useNavigate()
  const list = useRows('listGeneratedReports', isName(chosen) ? { name: chosen } : {}, { refreshMs })
  const waiting = list.rows.filter(isUnderway).length
  return (
    <DataTable
      title="Reports made"
      name="rm"
      {...list}
      columns={reportColumns}
      rowKey={row => row.reportId}
      onOpen={row => void navigate(path('reports', 'made', row.reportId))}
      tools={
        <>
          <SelectInBar
            label="Report"
            value={chosen}
            options={[
              { id: 'all', title: 'All reports' },
              ...reportNames.map(id => ({ id, title: reports[id].title })),
            ]}
            onChange={choose}
          />
          {waiting > 0 && <span role="status">{waiting} being made</span>}
        </>
      }
      empty={
        <Empty
          title="No report yet"
          icon="results"
          act={
            <ButtonLink tone="main" href={path('reports', 'catalogue')}>
              Make one
            </ButtonLink>
          }
        >
          Reports stay here with their hash, so that they can be made again and compared.
        </Empty>
      }
    />
  )
}

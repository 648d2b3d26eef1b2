import { useMemo } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import type { LoggedRows } from '#core/api/use-logged-rows.ts'
import { useFormat } from '#core/operator/use-format.ts'
import { usePath } from '#core/operator/use-path.ts'
import { Chips } from '#parts/controls/chips.tsx'
import { Empty } from '#parts/feedback/empty.tsx'
import { Beside } from '#parts/layout/beside.tsx'
import { DataTable } from '#parts/table/data-table.tsx'
import { CaseDetail } from './case-detail.tsx'
import { toCaseColumns } from './case-columns.tsx'

const pageSize = 200

const views = ['open', 'reported', 'cleared', 'all'] as const
type View = (typeof views)[number]
const viewWords: Readonly<Record<View, string>> = {
  open: 'Open',
  reported: 'Reported',
  cleared: 'Cleared',
  all: 'All',
}
const isView = (text: string | null): text is View => views.some(view => view === text)

/** The view that the address names. */
const readView = (parameters: URLSearchParams): View => {
  const shown = parameters.get('show')
  return isView(shown) ? shown : 'open'
}

const toInput = (view: View, reason: string) => ({
  reason,
  limit: pageSize,
  ...(view !== 'all' && { status: view }),
})

/** The input of the list that the address names. */
export const toCasesInput = (parameters: URLSearchParams, reason: string) =>
  toInput(readView(parameters), reason)

/** The cases, the oldest first, and one beside them. */
export function Cases({
  cases,
  reason,
}: {
  readonly cases: LoggedRows<'listAmlCases'>
  readonly reason: string
}) {
  const caseId = Number(useParams()['caseId'] ?? Number.NaN)
  const [parameters, setParameters] = useSearchParams()
  const view = readView(parameters)
  const { zone } = useFormat()
  const columns = useMemo(() => toCaseColumns(zone), [zone])
  const navigate = useNavigate()
  const path = usePath()
  const { rows, hasRead: _, read, readAgain, ...rest } = cases
  const open = (id?: number) =>
    void navigate({
      pathname: id === undefined ? path('aml') : path('aml', id),
      search: parameters.toString(),
    })
  const show = (id: View) => {
    setParameters({ show: id }, { replace: true })
    void read(toInput(id, reason))
  }
  return (
    <Beside
      list={
        <DataTable
          title="Cases"
          name="cases"
          rows={rows}
          {...rest}
          onEndReached={rest.hasMore ? rest.onEndReached : undefined}
          columns={columns}
          rowKey={each => each.caseId}
          openKey={Number.isSafeInteger(caseId) ? caseId : undefined}
          onOpen={each => open(each.caseId)}
          onClose={() => open()}
          tools={
            <Chips
              label="Which cases"
              chips={views.map(id => ({ id, title: viewWords[id] }))}
              chosen={view}
              onChoose={show}
            />
          }
          empty={
            <Empty title={view === 'open' ? 'No case is open' : 'No such case'}>
              The rules look at every deposit and withdrawal.
            </Empty>
          }
        />
      }
      detail={
        Number.isSafeInteger(caseId) ? (
          <CaseDetail
            key={caseId}
            caseId={caseId}
            reason={reason}
            onClose={() => open()}
            onChanged={readAgain}
          />
        ) : undefined
      }
    />
  )
}

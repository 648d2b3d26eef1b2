import { useMemo, useState } from 'react'
import { Route, Routes, useNavigate, useParams, useSearchParams } from 'react-router'
import { useRows } from '#core/api/use-rows.ts'
import { useFormat } from '#core/operator/use-format.ts'
import { usePath } from '#core/operator/use-path.ts'
import { useRights } from '#core/session/rights.ts'
import { Button } from '#parts/controls/button.tsx'
import { Empty } from '#parts/feedback/empty.tsx'
import { Beside } from '#parts/layout/beside.tsx'
import { Page } from '#parts/layout/page.tsx'
import { DataTable } from '#parts/table/data-table.tsx'
import { ChainBar } from './chain/chain-bar.tsx'
import { CheckPanel } from './chain/check-panel.tsx'
import { EntryDetail } from './entry/entry-detail.tsx'
import { toEntryColumns } from './log/entry-columns.tsx'
import { FilterBar } from './log/filter-bar.tsx'
import { readFilters, toLogInput } from './log/log-filters.ts'

const pageSize = 200

/** Everything that staff did and looked at, newest first. */
export function AuditPage() {
  return (
    <Routes>
      <Route path=":seq?" element={<Log />} />
    </Routes>
  )
}

function Log() {
  const seq = Number(useParams()['seq'] ?? Number.NaN)
  const [parameters] = useSearchParams()
  const [isChecking, setIsChecking] = useState(false)
  const { zone } = useFormat()
  const { mayDo } = useRights()
  const filters = toLogInput(readFilters(parameters), zone)
  const { rows, ...rest } = useRows('readAuditLog', { ...filters, limit: pageSize })
  const columns = useMemo(() => toEntryColumns(zone), [zone])
  const navigate = useNavigate()
  const path = usePath()
  const hasFilters = Object.keys(filters).length > 0
  const isOpen = Number.isSafeInteger(seq)
  const open = (id?: number) => {
    setIsChecking(false)
    void navigate({
      pathname: id === undefined ? path('audit') : path('audit', id),
      search: parameters.toString(),
    })
  }
  return (
    <Page
      title="Audit log"
      about="Every change and every look at personal data. Nothing can be edited or removed."
      tools={
        mayDo('exportAuditLog') && (
          <Button icon="download" isPressed={isChecking} onPress={() => setIsChecking(!isChecking)}>
            Verify and export here…
          </Button>
        )
      }
    >
      <ChainBar />
      <FilterBar entries={rows} />
      <Beside
        width="narrow"
        list={
          <DataTable
            title="Entries"
            name="log"
            rows={rows}
            {...rest}
            // Numbers have no gaps, so the newest one is the length of the log.
            total={hasFilters ? undefined : rows[0]?.seq}
            onEndReached={rest.hasMore ? rest.onEndReached : undefined}
            columns={columns}
            rowKey={entry => entry.seq}
            openKey={isOpen ? seq : undefined}
            onOpen={entry => open(entry.seq)}
            onClose={() => open()}
            empty={
              hasFilters ? (
                <Empty icon="search" title="No entry matches these filters">
                  A filter compares the whole text. A subject that ends with / stands for all below it.
                </Empty>
              ) : (
                <Empty icon="document" title="No entry yet" />
              )
            }
          />
        }
        detail={
          isChecking ? (
            <CheckPanel onClose={() => setIsChecking(false)} />
          ) : isOpen ? (
            <EntryDetail key={seq} seq={seq} onClose={() => open()} />
          ) : undefined
        }
      />
    </Page>
  )
}

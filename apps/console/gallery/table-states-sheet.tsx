import { DataTable } from '#parts/table/data-table.tsx'
import { withdrawals } from './withdrawals.ts'
import { withdrawalColumns } from './withdrawals-sheet.tsx'

const columns = withdrawalColumns.slice(0, 4)
const common = { columns, rowKey: (row: { id: number }) => row.id, empty: <b>Nothing waits</b> }

/** A table while it loads, without rows, after an error and with a filter that matches nothing. */
export function TableStatesSheet() {
  return (
    <div className="two">
      <DataTable {...common} title="Loading" name="a" rows={[]} isLoading />
      <DataTable
        {...common}
        title="Empty"
        name="b"
        rows={[]}
        empty={
          <>
            <b>Nothing waits</b>
            <p>Last withdrawal paid at 19:40. New ones appear here by themselves.</p>
          </>
        }
      />
      <DataTable
        {...common}
        title="Statement of 13 Nov"
        name="c"
        rows={[]}
        error={Object.assign(new Error('The provider does not answer'), { traceId: '7f2a90c1' })}
        onRetry={() => undefined}
      />
      <DataTable
        {...common}
        title="Filtered"
        name="d"
        rows={withdrawals}
        filters={[{ id: 'none', title: 'Over £10,000', matches: row => row.pence > 1_000_000 }]}
      />
      <DataTable
        {...common}
        title="Some rows"
        name="e"
        rows={withdrawals.slice(0, 3)}
        error={new Error('The connection was lost')}
        onRetry={() => undefined}
        rowTone={row => (row.minutes > 120 ? 'danger' : undefined)}
      />
    </div>
  )
}

import { type PageRow, useRows } from '#core/api/use-rows.ts'
import { usePath } from '#core/operator/use-path.ts'
import { ObjectLink } from '#parts/controls/links.tsx'
import { Empty } from '#parts/feedback/empty.tsx'
import { DataTable } from '#parts/table/data-table.tsx'
import type { Column } from '#parts/table/types.ts'
import { When } from '#parts/values/when.tsx'

type RateChange = PageRow<'listExchangeRateChanges'>

function ProposalCell({ proposalId }: { readonly proposalId: number }) {
  const path = usePath()
  return <ObjectLink href={path('proposals', proposalId)}>Proposal {proposalId}</ObjectLink>
}

const columns: readonly Column<RateChange>[] = [
  {
    id: 'at',
    title: 'Since',
    width: 124,
    sortBy: row => row.at,
    text: row => new Date(row.at).toISOString(),
    cell: row => <When at={row.at} />,
  },
  { id: 'currency', title: 'Currency', width: 100, always: true, cell: row => row.currency },
  {
    id: 'value',
    title: 'Rate',
    align: 'end',
    always: true,
    cell: row => (row.retired ? `${row.value}, only exchanged` : row.value),
  },
  {
    id: 'proposal',
    title: 'Decided in',
    width: 130,
    text: row => String(row.proposalId),
    cell: row => <ProposalCell proposalId={row.proposalId} />,
  },
]

/** The changes of exchange rates, newest first. */
export function RateHistory() {
  const list = useRows('listExchangeRateChanges', {})
  return (
    <DataTable
      title="History of rates"
      name="xh"
      {...list}
      columns={columns}
      rowKey={row => row.changeId}
      empty={
        <Empty title="No change yet" icon="clock">
          The rates are those of the start.
        </Empty>
      }
    />
  )
}

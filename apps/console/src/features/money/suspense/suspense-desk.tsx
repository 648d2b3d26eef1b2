import { useRows } from '#core/api/use-rows.ts'
import { formatAmount } from '#core/format/money.ts'
import { usePath } from '#core/operator/use-path.ts'
import { ObjectLink } from '#parts/controls/links.tsx'
import { sumAmounts } from '#core/format/sum-amounts.ts'
import { useSums } from '#core/operator/use-sums.ts'
import { PlayerLink } from '#parts/acts/player-link.tsx'
import { Empty } from '#parts/feedback/empty.tsx'
import { DataTable } from '#parts/table/data-table.tsx'
import type { Column } from '#parts/table/types.ts'
import { Since } from '#parts/values/when.tsx'
import { SuspenseActs } from './suspense-acts.tsx'
import { flagWords, type SuspenseItem } from './suspense-words.ts'
import { useSuspenseProposals } from './use-suspense-proposals.ts'

function DepositLink({ depositId }: { readonly depositId: number }) {
  const path = usePath()
  return <ObjectLink href={path('money', 'deposits', depositId)}>{depositId}</ObjectLink>
}

function Acts({ item }: { readonly item: SuspenseItem }) {
  const findProposal = useSuspenseProposals()
  return <SuspenseActs item={item} proposalId={findProposal(item.depositId)} />
}

const columns: readonly Column<SuspenseItem>[] = [
  {
    id: 'since',
    title: 'Waiting',
    width: 100,
    sortBy: row => row.receivedAt,
    text: row => new Date(row.receivedAt).toISOString(),
    cell: row => <Since at={row.receivedAt} />,
  },
  {
    id: 'player',
    title: 'Ordered by',
    width: 150,
    always: true,
    text: row => row.username,
    cell: row => <PlayerLink playerId={row.playerId} name={row.username} />,
  },
  {
    id: 'amount',
    title: 'Came',
    width: 116,
    align: 'end',
    always: true,
    sortBy: row => Number(row.amount),
    text: row => formatAmount(row.amount, row.currency),
    cell: row => <b>{formatAmount(row.amount, row.currency)}</b>,
  },
  {
    id: 'ordered',
    title: 'Ordered',
    width: 116,
    align: 'end',
    cell: row => formatAmount(row.orderedAmount, row.orderedCurrency),
  },
  { id: 'why', title: 'Why it waits', always: true, cell: row => flagWords[row.flag] },
  { id: 'provider', title: 'Provider', width: 110, cell: row => row.provider },
  {
    id: 'deposit',
    title: 'Deposit',
    width: 100,
    align: 'end',
    text: row => String(row.depositId),
    cell: row => <DepositLink depositId={row.depositId} />,
  },
  {
    id: 'decide',
    title: 'Decide',
    width: 190,
    align: 'end',
    always: true,
    text: () => '',
    cell: row => <Acts item={row} />,
  },
]

/** Money that came, but not as ordered. */
export function SuspenseDesk() {
  const toText = useSums()
  const list = useRows('listSuspense', {})
  return (
    <DataTable
      title="Money in suspense"
      name="su"
      {...list}
      columns={columns}
      rowKey={row => row.depositId}
      empty={<Empty title="Nothing is in suspense">All money that came belongs to a player.</Empty>}
      footer={list.rows.length > 0 && <b>{toText(sumAmounts(list.rows, row => row.amount))} in suspense</b>}
    />
  )
}

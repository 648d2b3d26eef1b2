import type { ProposalKind } from '@fairground/contract/operator/proposal-kinds'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { type PageRow, useRows } from '#core/api/use-rows.ts'
import { formatAmount } from '#core/format/money.ts'
import { usePath } from '#core/operator/use-path.ts'
import { proposalStatusWords } from '#core/words/proposal-kinds.ts'
import { PlayerLink } from '#parts/acts/player-link.tsx'
import { Empty } from '#parts/feedback/empty.tsx'
import { DataTable } from '#parts/table/data-table.tsx'
import type { Column } from '#parts/table/types.ts'
import { Tag } from '#parts/values/tag.tsx'
import { When } from '#parts/values/when.tsx'

type Proposal = PageRow<'listProposals'>

/** What the proposals of money about one player have in common. */
interface PlayerPayload {
  readonly playerId?: number
  readonly amount?: string
  readonly currency?: string
}

const getPayload = ({ payload }: Proposal): PlayerPayload => payload as PlayerPayload

const toAmount = (proposal: Proposal): string => {
  const { amount, currency } = getPayload(proposal)
  return amount === undefined || currency === undefined ? '' : formatAmount(amount, currency)
}

const tones = { executed: 'good', open: 'info', failed: 'bad' } as const
const findTone = (status: Proposal['status']) =>
  status in tones ? tones[status as keyof typeof tones] : 'neutral'

const columns: readonly Column<Proposal>[] = [
  {
    id: 'at',
    title: 'Proposed',
    width: 124,
    sortBy: row => row.madeAt,
    text: row => new Date(row.madeAt).toISOString(),
    cell: row => <When at={row.madeAt} />,
  },
  {
    id: 'player',
    title: 'Player',
    width: 130,
    always: true,
    text: row => String(getPayload(row).playerId ?? ''),
    cell: row => {
      const { playerId } = getPayload(row)
      return playerId === undefined ? '' : <PlayerLink playerId={playerId} />
    },
  },
  {
    id: 'amount',
    title: 'Amount',
    width: 130,
    align: 'end',
    always: true,
    text: toAmount,
    cell: row => <b>{toAmount(row)}</b>,
  },
  { id: 'reason', title: 'Reason', always: true, cell: row => row.reason },
  { id: 'by', title: 'Proposed by', width: 150, cell: row => row.madeByName ?? `Staff ${row.madeBy}` },
  {
    id: 'status',
    title: 'State',
    width: 110,
    sortBy: row => row.status,
    text: row => proposalStatusWords[row.status],
    cell: row => <Tag tone={findTone(row.status)}>{proposalStatusWords[row.status]}</Tag>,
  },
  { id: 'number', title: 'Proposal', width: 96, align: 'end', cell: row => row.proposalId },
]

/** The proposals of one kind, newest first. A row opens the proposal. */
export function ProposalsOfKind({
  kind,
  title,
  name,
  empty,
  tools,
}: {
  readonly kind: ProposalKind
  readonly title: string
  readonly name: string
  readonly empty: string
  readonly tools?: ReactNode
}) {
  const list = useRows('listProposals', { kind })
  const path = usePath()
  const navigate = useNavigate()
  return (
    <DataTable
      title={title}
      name={name}
      {...list}
      columns={columns}
      rowKey={row => row.proposalId}
      onOpen={row => void navigate(path('proposals', row.proposalId))}
      tools={tools}
      empty={
        <Empty title={empty} icon="document">
          A proposal appears here when it is made.
        </Empty>
      }
    />
  )
}

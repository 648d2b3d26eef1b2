import { Link } from 'react-router'
import { type PageRow, useRows } from '#core/api/use-rows.ts'
import { formatCount } from '#core/format/numbers.ts'
import { usePath } from '#core/operator/use-path.ts'
import { useRights } from '#core/session/rights.ts'
import { Empty } from '#parts/feedback/empty.tsx'
import { DataTable } from '#parts/table/data-table.tsx'
import type { Column } from '#parts/table/types.ts'
import { Amount } from '#parts/values/amount.tsx'
import { Tag } from '#parts/values/tag.tsx'
import { When } from '#parts/values/when.tsx'
import { describeOutcome } from '#features/players/words/ticket-words.ts'
import type { TabProps } from './tab-props.ts'

type Ticket = PageRow<'listPlayerTickets'>

function DrawLink({ instanceId }: { readonly instanceId: number }) {
  const path = usePath()
  const { mayDo } = useRights()
  const text = formatCount(instanceId)
  return mayDo('getInstance') ? <Link to={path('drawRoom', instanceId)}>{text}</Link> : text
}

const columns: readonly Column<Ticket>[] = [
  { id: 'ticket', title: 'Ticket', cell: ({ ticket }) => ticket, always: true, width: 150 },
  {
    id: 'draw',
    title: 'Draw',
    cell: ({ instanceId }) => <DrawLink instanceId={instanceId} />,
    text: ({ instanceId }) => String(instanceId),
    sortBy: ({ instanceId }) => instanceId,
    width: 110,
  },
  {
    id: 'at',
    title: 'Bought',
    cell: ({ at }) => <When at={at} />,
    text: ({ at }) => new Date(at).toISOString(),
    sortBy: ({ at }) => at,
    width: 140,
  },
  {
    id: 'outcome',
    title: 'Outcome',
    cell: ({ outcome }) => {
      const word = describeOutcome(outcome)
      return word ? <Tag tone={word.tone}>{word.title}</Tag> : 'None'
    },
    text: ({ outcome }) => describeOutcome(outcome)?.title ?? 'None',
    width: 120,
  },
  {
    id: 'price',
    title: 'Stake',
    cell: ({ price, fee }) => <Amount minor={BigInt(price) + BigInt(fee)} />,
    text: ({ price, fee }) => String(BigInt(price) + BigInt(fee)),
    sortBy: ({ price, fee }) => Number(price) + Number(fee),
    align: 'end',
    always: true,
    width: 110,
  },
]

export function PlaysTab({ player }: TabProps) {
  const { hasMore, onEndReached, ...tickets } = useRows('listPlayerTickets', { playerId: player.playerId })
  return (
    <DataTable
      title="Plays"
      name="plays"
      {...tickets}
      onEndReached={hasMore ? onEndReached : undefined}
      columns={columns}
      rowKey={({ ticket }) => ticket}
      filters={[
        { id: 'won', title: 'Won', matches: ({ outcome }) => outcome === 'WON' },
        {
          id: 'returned',
          title: 'Refunded or void',
          matches: ({ outcome }) => outcome === 'REFUND' || outcome === 'VOID',
        },
      ]}
      empty={<Empty title="No play yet" icon="ticket" />}
    />
  )
}

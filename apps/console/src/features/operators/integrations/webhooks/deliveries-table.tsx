import { useChoice } from '#core/address/use-choice.ts'
import { type PageRow, useRows } from '#core/api/use-rows.ts'
import { Chips } from '#parts/controls/chips.tsx'
import { Empty } from '#parts/feedback/empty.tsx'
import { toCodeWords } from '#parts/form/words/code-words.ts'
import { DataTable } from '#parts/table/data-table.tsx'
import type { Column } from '#parts/table/types.ts'
import { Tag, type Tone } from '#parts/values/tag.tsx'
import { When } from '#parts/values/when.tsx'

type Delivery = PageRow<'listWebhookDeliveries'>

const statusWords = {
  pending: { words: 'Waits', tone: 'warn' },
  delivered: { words: 'Delivered', tone: 'good' },
  failed: { words: 'Failed', tone: 'bad' },
} as const satisfies Readonly<Record<Delivery['status'], { readonly words: string; readonly tone: Tone }>>

const columns: readonly Column<Delivery>[] = [
  {
    id: 'event',
    title: 'Event',
    cell: ({ event, object }) => `${toCodeWords(event)} · ${object}`,
    always: true,
  },
  { id: 'position', title: 'Number', cell: ({ position }) => position, align: 'end', width: 84 },
  {
    id: 'status',
    title: 'State',
    cell: ({ status }) => <Tag tone={statusWords[status].tone}>{statusWords[status].words}</Tag>,
    text: ({ status }) => statusWords[status].words,
    width: 104,
    always: true,
  },
  { id: 'attempts', title: 'Tries', cell: ({ attempts }) => attempts, align: 'end', width: 64 },
  { id: 'answer', title: 'Answer', cell: ({ answer }) => answer ?? '', width: 120, hidden: true },
  {
    id: 'at',
    title: 'Last try',
    cell: ({ lastAttemptAt }) => (lastAttemptAt === null ? 'Not yet' : <When at={lastAttemptAt} />),
    text: ({ lastAttemptAt }) => (lastAttemptAt === null ? '' : new Date(lastAttemptAt).toISOString()),
    width: 110,
  },
  { id: 'message', title: 'Message id', cell: ({ messageId }) => messageId, width: 220, hidden: true },
  {
    id: 'replay',
    title: 'Replay',
    cell: ({ replayId }) => (replayId === 0 ? '' : replayId),
    width: 80,
    align: 'end',
    hidden: true,
  },
]

type Shown = 'all' | Delivery['status']

const chips: readonly { readonly id: Shown; readonly title: string }[] = [
  { id: 'all', title: 'All' },
  { id: 'failed', title: 'Failed' },
  { id: 'pending', title: 'Wait' },
  { id: 'delivered', title: 'Delivered' },
]

/** What was delivered to an address, newest first. */
export function DeliveriesTable({ endpointId }: { readonly endpointId: number }) {
  const [shown, setShown] = useChoice<Shown>('delivered', ['all', 'failed', 'pending', 'delivered'])
  const rows = useRows('listWebhookDeliveries', {
    endpointId,
    ...(shown !== 'all' && { status: shown }),
  })
  return (
    <DataTable
      title="Deliveries"
      name="deliveries"
      {...rows}
      columns={columns}
      rowKey={({ position, replayId }) => `${position}/${replayId}`}
      onEndReached={rows.hasMore ? rows.onEndReached : undefined}
      tools={<Chips label="State of deliveries" chips={chips} chosen={shown} onChoose={setShown} />}
      empty={
        <Empty
          title={shown === 'all' ? 'Nothing was delivered yet' : 'No delivery has this state'}
          icon="check"
        />
      }
    />
  )
}

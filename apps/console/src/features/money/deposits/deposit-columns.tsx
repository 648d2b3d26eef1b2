import { formatAmount } from '#core/format/money.ts'
import { PlayerLink } from '#parts/acts/player-link.tsx'
import type { Column } from '#parts/table/types.ts'
import { Tag } from '#parts/values/tag.tsx'
import { When } from '#parts/values/when.tsx'
import { type Deposit, depositFlagWords, depositStateWords } from './deposit-words.ts'

export const depositColumns: readonly Column<Deposit>[] = [
  {
    id: 'ordered',
    title: 'Ordered',
    width: 124,
    sortBy: row => row.orderedAt,
    text: row => new Date(row.orderedAt).toISOString(),
    cell: row => <When at={row.orderedAt} />,
  },
  {
    id: 'player',
    title: 'Player',
    width: 150,
    always: true,
    sortBy: row => row.username,
    text: row => row.username,
    cell: row => <PlayerLink playerId={row.playerId} name={row.username} />,
  },
  {
    id: 'amount',
    title: 'Amount',
    width: 116,
    align: 'end',
    always: true,
    sortBy: row => Number(row.amount),
    text: row => formatAmount(row.amount, row.currency),
    cell: row => <b>{formatAmount(row.amount, row.currency)}</b>,
  },
  {
    id: 'state',
    title: 'State',
    width: 190,
    sortBy: row => row.state,
    text: row => depositStateWords[row.state].title,
    cell: row => <Tag tone={depositStateWords[row.state].tone}>{depositStateWords[row.state].title}</Tag>,
  },
  {
    id: 'flag',
    title: 'To look at',
    cell: row => (row.flag === null ? '' : depositFlagWords[row.flag]),
  },
  { id: 'provider', title: 'Provider', width: 110, cell: row => row.provider },
  { id: 'reference', title: 'Reference', width: 170, hidden: true, cell: row => row.providerRef ?? '' },
  {
    id: 'changed',
    title: 'Changed',
    width: 124,
    sortBy: row => row.changedAt,
    text: row => new Date(row.changedAt).toISOString(),
    cell: row => <When at={row.changedAt} />,
  },
  { id: 'number', title: 'Number', width: 96, align: 'end', cell: row => row.depositId },
]

import { useNavigate } from 'react-router'
import { type PageRow, useRows } from '#core/api/use-rows.ts'
import { formatCount } from '#core/format/numbers.ts'
import { useFormat } from '#core/operator/use-format.ts'
import { usePath } from '#core/operator/use-path.ts'
import { useRights } from '#core/session/rights.ts'
import { TextLink } from '#parts/controls/text-link.tsx'
import { Empty } from '#parts/feedback/empty.tsx'
import { DataTable } from '#parts/table/data-table.tsx'
import type { Column } from '#parts/table/types.ts'
import { When } from '#parts/values/when.tsx'
import { useGameTitles } from '../use-game-titles.ts'

type Row = PageRow<'listAffectedInstances'>

const statusWords: Readonly<Record<string, string>> = {
  OPEN: 'On sale',
  CLOSED: 'Closing',
  READY: 'Result ready',
  STARTED: 'Show running',
  ENDED: 'Paid',
  RETRY: 'Trying again',
  REFUNDED: 'Refunded',
}

/** The draws that started within the time of the incident. */
export function AffectedInstances({ incidentId }: { readonly incidentId: number }) {
  const path = usePath()
  const navigate = useNavigate()
  const { mayDo } = useRights()
  const { moment } = useFormat()
  const getTitle = useGameTitles()
  const rows = useRows('listAffectedInstances', { incidentId })
  const mayOpen = mayDo('getInstance')
  const columns: readonly Column<Row>[] = [
    {
      id: 'draw',
      title: 'Draw',
      always: true,
      sortBy: row => getTitle(row.gameId),
      text: row => getTitle(row.gameId),
      cell: row =>
        mayOpen ? (
          <TextLink href={path('drawRoom', row.instanceId)}>{getTitle(row.gameId)}</TextLink>
        ) : (
          getTitle(row.gameId)
        ),
    },
    {
      id: 'run',
      title: 'Run',
      width: 90,
      align: 'end',
      sortBy: row => row.instanceId,
      text: row => String(row.instanceId),
      cell: row => formatCount(row.instanceId),
    },
    {
      id: 'state',
      title: 'State',
      width: 130,
      text: row => statusWords[row.status] ?? row.status,
      cell: row => statusWords[row.status] ?? row.status,
    },
    {
      id: 'show',
      title: 'Show',
      width: 120,
      sortBy: row => row.startAt,
      text: row => moment(row.startAt),
      cell: row => <When at={row.startAt} />,
    },
    {
      id: 'players',
      title: 'Players',
      width: 90,
      align: 'end',
      sortBy: row => row.players,
      text: row => String(row.players),
      cell: row => formatCount(row.players),
    },
    {
      id: 'lines',
      title: 'Lines',
      width: 90,
      align: 'end',
      sortBy: row => row.plays,
      text: row => String(row.plays),
      cell: row => formatCount(row.plays),
    },
  ]
  return (
    <DataTable
      {...rows}
      title="Affected draws"
      name="affected"
      columns={columns}
      rowKey={row => row.instanceId}
      {...(mayOpen && { onOpen: (row: Row) => void navigate(path('drawRoom', row.instanceId)) })}
      empty={<Empty title="No draw started within its time" />}
    />
  )
}

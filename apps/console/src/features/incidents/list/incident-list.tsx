import { useNavigate, useSearchParams } from 'react-router'
import { type PageRow, useRows } from '#core/api/use-rows.ts'
import { useFormat } from '#core/operator/use-format.ts'
import { usePath } from '#core/operator/use-path.ts'
import { Chips } from '#parts/controls/chips.tsx'
import { TextLink } from '#parts/controls/text-link.tsx'
import { Empty } from '#parts/feedback/empty.tsx'
import { DataTable } from '#parts/table/data-table.tsx'
import type { Column } from '#parts/table/types.ts'
import { Tag } from '#parts/values/tag.tsx'
import { Since, When } from '#parts/values/when.tsx'
import { useGameTitles } from '../use-game-titles.ts'

type IncidentRow = PageRow<'listIncidents'>

const chips = [
  { id: 'all', title: 'All' },
  { id: 'open', title: 'Open' },
  { id: 'closed', title: 'Closed' },
] as const
type Chosen = (typeof chips)[number]['id']

const useColumns = (): readonly Column<IncidentRow>[] => {
  const path = usePath()
  const { moment } = useFormat()
  const getTitle = useGameTitles()
  const getGame = ({ gameId }: IncidentRow) => (gameId === null ? 'All games' : getTitle(gameId))
  return [
    {
      id: 'title',
      title: 'Incident',
      always: true,
      sortBy: row => row.title,
      text: row => row.title,
      cell: row => <TextLink href={path('incidents', row.incidentId)}>{row.title}</TextLink>,
    },
    {
      id: 'number',
      title: 'Number',
      width: 80,
      align: 'end',
      sortBy: row => row.incidentId,
      cell: row => row.incidentId,
    },
    {
      id: 'state',
      title: 'State',
      width: 100,
      always: true,
      sortBy: row => row.status,
      text: row => row.status,
      cell: row =>
        row.status === 'open' ? (
          <Tag tone="warn" icon="warning">
            Open
          </Tag>
        ) : (
          <Tag tone="good" icon="check">
            Closed
          </Tag>
        ),
    },
    { id: 'game', title: 'Game', width: 160, sortBy: getGame, text: getGame, cell: getGame },
    {
      id: 'why',
      title: 'Opened from',
      width: 120,
      text: row => (row.alarmId === null ? 'by hand' : `alarm ${row.alarmId}`),
      cell: row => (row.alarmId === null ? 'by hand' : `alarm ${row.alarmId}`),
    },
    {
      id: 'by',
      title: 'By',
      width: 150,
      always: true,
      text: row => row.openedByName ?? row.openedBy,
      cell: row => row.openedByName ?? row.openedBy,
    },
    {
      id: 'opened',
      title: 'Opened',
      width: 120,
      sortBy: row => row.openedAt,
      text: row => moment(row.openedAt),
      cell: row => <When at={row.openedAt} />,
    },
    {
      id: 'waiting',
      title: 'Open for',
      width: 100,
      align: 'end',
      sortBy: row => (row.closedAt ?? Infinity) - row.openedAt,
      text: row => (row.closedAt === null ? 'open' : moment(row.closedAt)),
      cell: row => (row.closedAt === null ? <Since at={row.openedAt} /> : ''),
    },
  ]
}

/** All incidents, newest first. */
export function IncidentList() {
  const [params, setParams] = useSearchParams()
  const navigate = useNavigate()
  const path = usePath()
  const chosen: Chosen = chips.find(({ id }) => id === params.get('status'))?.id ?? 'all'
  const rows = useRows('listIncidents', chosen === 'all' ? {} : { status: chosen }, { refreshMs: 30_000 })
  const columns = useColumns()
  return (
    <>
      <Chips
        label="State"
        chips={chips}
        chosen={chosen}
        onChoose={id => setParams(id === 'all' ? {} : { status: id }, { replace: true })}
      />
      <DataTable
        {...rows}
        title="Incidents"
        name="incidents"
        columns={columns}
        rowKey={row => row.incidentId}
        onOpen={row => void navigate(path('incidents', row.incidentId))}
        rowTone={row => (row.status === 'open' ? 'warn' : undefined)}
        empty={<Empty title="No incidents">An alarm or a person opens one.</Empty>}
      />
    </>
  )
}

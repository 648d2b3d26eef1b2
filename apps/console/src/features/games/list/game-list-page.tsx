import { Link, useNavigate } from 'react-router'
import { useRows } from '#core/api/use-rows.ts'
import { formatCount } from '#core/format/numbers.ts'
import { useFormat } from '#core/operator/use-format.ts'
import { usePath } from '#core/operator/use-path.ts'
import { ButtonLink } from '#parts/controls/button.tsx'
import { Empty } from '#parts/feedback/empty.tsx'
import { Page } from '#parts/layout/page.tsx'
import { DataTable } from '#parts/table/data-table.tsx'
import type { Column, Filter } from '#parts/table/types.ts'
import { Tag } from '#parts/values/tag.tsx'
import { nameKind } from '../kinds/terms/game-kind.ts'
import { GameStatusTag, nameStatus } from './game-status.tsx'
import { NewGame } from './new-game.tsx'
import type { GameRow } from './game-row.ts'

const filters: readonly Filter<GameRow>[] = [
  { id: 'selling', title: 'Selling', matches: ({ status }) => status === 'selling' },
  {
    id: 'paused',
    title: 'Paused or stopped',
    matches: ({ status }) => status === 'paused' || status === 'stopped',
  },
  { id: 'drafts', title: 'With a draft', matches: ({ hasDraft }) => hasDraft },
  { id: 'retired', title: 'Retired', matches: ({ status }) => status === 'retired' },
]

const toPrice = ({ cost, fee }: GameRow): bigint | undefined =>
  cost === null ? undefined : BigInt(cost) + BigInt(fee ?? 0)

const limit = 200

/** Every game of the operator, sold or not yet. */
export function GameListPage() {
  const path = usePath()
  const navigate = useNavigate()
  const { amount } = useFormat()
  const list = useRows('listGames', { limit })
  const price = (row: GameRow): string => {
    const sum = toPrice(row)
    return sum === undefined ? '–' : amount(sum, row.currency)
  }
  const columns: readonly Column<GameRow>[] = [
    {
      id: 'title',
      title: 'Game',
      always: true,
      cell: ({ gameId, title }) => <Link to={path('games', gameId)}>{title}</Link>,
      text: ({ title }) => title,
      sortBy: ({ title }) => title,
    },
    {
      id: 'kind',
      title: 'Kind',
      cell: ({ kind }) => (kind === null ? '–' : nameKind(kind)),
      sortBy: ({ kind }) => kind ?? '',
      width: 180,
    },
    {
      id: 'status',
      title: 'Status',
      cell: ({ status }) => <GameStatusTag status={status} />,
      text: ({ status }) => nameStatus(status),
      sortBy: ({ status }) => status ?? '',
      width: 200,
    },
    {
      id: 'draft',
      title: 'Draft',
      cell: ({ hasDraft }) => (hasDraft ? <Tag tone="info">Draft</Tag> : '–'),
      text: ({ hasDraft }) => (hasDraft ? 'Draft' : ''),
      sortBy: ({ hasDraft }) => Number(hasDraft),
      width: 100,
    },
    {
      id: 'price',
      title: 'Price with fee',
      align: 'end',
      cell: price,
      sortBy: row => Number(toPrice(row) ?? -1n),
      width: 140,
    },
    {
      id: 'open',
      title: 'Open runs',
      align: 'end',
      cell: ({ openInstances }) => formatCount(openInstances),
      sortBy: ({ openInstances }) => openInstances,
      width: 120,
    },
    {
      id: 'id',
      title: 'Number',
      align: 'end',
      cell: ({ gameId }) => String(gameId),
      sortBy: ({ gameId }) => gameId,
      width: 100,
    },
  ]
  return (
    <Page
      title="Games"
      tools={
        <>
          <ButtonLink href={path('games', 'prize-agents')} icon="gift">
            Prize agents
          </ButtonLink>
          <NewGame games={list.rows} isComplete={!list.hasMore && !list.isLoading} />
        </>
      }
    >
      <DataTable
        {...list}
        title="Games"
        name="games"
        columns={columns}
        filters={filters}
        rowKey={({ gameId }) => gameId}
        onOpen={({ gameId }) => void navigate(path('games', gameId))}
        empty={
          <Empty icon="dice" title="No game yet">
            Begin with a template of one of the eight kinds.
          </Empty>
        }
      />
    </Page>
  )
}

import { formatCount, formatShare } from '#core/format/numbers.ts'
import { useFormat } from '#core/operator/use-format.ts'
import { Button } from '#parts/controls/button.tsx'
import type { Column } from '#parts/table/types.ts'
import { Amount } from '#parts/values/amount.tsx'
import { Tag } from '#parts/values/tag.tsx'
import { When } from '#parts/values/when.tsx'
import { useGameTitles } from '../use-game-titles.ts'
import { toReturn, type Window } from './to-band-rows.ts'

const toVerdict = ({ isOutside }: Window): string =>
  isOutside === null ? 'open' : isOutside ? 'outside' : 'within'

export const useWindowColumns = (onGame: (gameId: number) => void): readonly Column<Window>[] => {
  const getTitle = useGameTitles()
  const { amount, moment } = useFormat()
  return [
    {
      id: 'game',
      title: 'Game',
      always: true,
      sortBy: row => getTitle(row.gameId),
      text: row => getTitle(row.gameId),
      cell: row => (
        <Button tone="quiet" onPress={() => onGame(row.gameId)}>
          {getTitle(row.gameId)}
        </Button>
      ),
    },
    {
      id: 'window',
      title: 'Window',
      width: 80,
      align: 'end',
      sortBy: row => row.window,
      cell: row => row.window,
    },
    {
      id: 'plays',
      title: 'Lines',
      width: 90,
      align: 'end',
      sortBy: row => row.plays,
      text: row => String(row.plays),
      cell: row => formatCount(row.plays),
    },
    {
      id: 'stakes',
      title: 'Stakes',
      width: 130,
      align: 'end',
      always: true,
      sortBy: row => Number(row.stakes),
      text: row => amount(row.stakes, row.currency),
      cell: row => <Amount minor={row.stakes} currency={row.currency} />,
    },
    {
      id: 'prizes',
      title: 'Prizes',
      width: 130,
      align: 'end',
      sortBy: row => Number(row.prizes),
      text: row => amount(row.prizes, row.currency),
      cell: row => <Amount minor={row.prizes} currency={row.currency} />,
    },
    {
      id: 'return',
      title: 'Return',
      width: 80,
      align: 'end',
      sortBy: toReturn,
      text: row => formatShare(toReturn(row)),
      cell: row => <b>{formatShare(toReturn(row))}</b>,
    },
    {
      id: 'band',
      title: 'Band',
      width: 140,
      align: 'end',
      text: row => `${formatShare(row.lowest)}–${formatShare(row.highest)}`,
      cell: row => `${formatShare(row.lowest)}–${formatShare(row.highest)}`,
    },
    {
      id: 'verdict',
      title: 'Judged',
      width: 110,
      always: true,
      sortBy: toVerdict,
      text: toVerdict,
      cell: row =>
        row.isOutside === null ? (
          <Tag tone="info">Open</Tag>
        ) : row.isOutside ? (
          <Tag tone="bad" icon="warning">
            Outside
          </Tag>
        ) : (
          <Tag tone="good" icon="check">
            Within
          </Tag>
        ),
    },
    {
      id: 'judgedAt',
      title: 'Judged at',
      width: 120,
      sortBy: row => row.judgedAt ?? Infinity,
      text: row => (row.judgedAt === null ? '' : moment(row.judgedAt)),
      cell: row => (row.judgedAt === null ? '' : <When at={row.judgedAt} />),
    },
  ]
}

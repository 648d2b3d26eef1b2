import { formatCount, formatShare } from '#core/format/numbers.ts'
import { useFormat } from '#core/operator/use-format.ts'
import { usePath } from '#core/operator/use-path.ts'
import { TextLink } from '#parts/controls/text-link.tsx'
import type { Column } from '#parts/table/types.ts'
import { Tag } from '#parts/values/tag.tsx'
import { When } from '#parts/values/when.tsx'
import { type DeckRow, toDeckWords, toSoldShare } from './deck-words.ts'

export const useDeckColumns = (): readonly Column<DeckRow>[] => {
  const path = usePath()
  const { moment } = useFormat()
  return [
    {
      id: 'deck',
      title: 'Deck',
      always: true,
      sortBy: row => row.title,
      text: row => row.title,
      cell: row => <TextLink href={path('decks', row.instanceId)}>{row.title}</TextLink>,
    },
    {
      id: 'number',
      title: 'Number',
      width: 90,
      align: 'end',
      sortBy: row => row.instanceId,
      text: row => String(row.instanceId),
      cell: row => formatCount(row.instanceId),
    },
    {
      id: 'state',
      title: 'State',
      width: 110,
      always: true,
      sortBy: row => row.status,
      text: row => toDeckWords(row.status).text,
      cell: row => {
        const { text, tone } = toDeckWords(row.status)
        return <Tag tone={tone}>{text}</Tag>
      },
    },
    {
      id: 'sold',
      title: 'Sold',
      width: 100,
      align: 'end',
      sortBy: row => row.sold,
      text: row => String(row.sold),
      cell: row => formatCount(row.sold),
    },
    {
      id: 'cards',
      title: 'Of',
      width: 100,
      align: 'end',
      sortBy: row => row.cards,
      text: row => String(row.cards),
      cell: row => formatCount(row.cards),
    },
    {
      id: 'share',
      title: 'Share',
      width: 80,
      align: 'end',
      sortBy: toSoldShare,
      text: row => formatShare(toSoldShare(row)),
      cell: row => formatShare(toSoldShare(row)),
    },
    {
      id: 'ends',
      title: 'Sale ends',
      width: 130,
      sortBy: row => row.endsAt,
      text: row => moment(row.endsAt),
      cell: row => <When at={row.endsAt} />,
    },
  ]
}

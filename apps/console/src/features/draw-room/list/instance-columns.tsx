import { formatCount } from '#core/format/numbers.ts'
import { useFormat } from '#core/operator/use-format.ts'
import { usePath } from '#core/operator/use-path.ts'
import { TextLink } from '#parts/controls/text-link.tsx'
import type { Column } from '#parts/table/types.ts'
import { Amount } from '#parts/values/amount.tsx'
import { Tag } from '#parts/values/tag.tsx'
import { When } from '#parts/values/when.tsx'
import type { InstanceRow } from '#features/draw-room/logic/detail.ts'
import { toStatusWords } from '#features/draw-room/logic/stages.ts'

/** The columns of the list of draws. */
export const useInstanceColumns = (): readonly Column<InstanceRow>[] => {
  const path = usePath()
  const { amount, moment } = useFormat()
  return [
    {
      id: 'draw',
      title: 'Draw',
      always: true,
      sortBy: row => row.title,
      text: row => row.title,
      cell: row => <TextLink href={path('drawRoom', row.instanceId)}>{row.title}</TextLink>,
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
      width: 140,
      always: true,
      sortBy: row => toStatusWords(row).text,
      text: row => toStatusWords(row).text,
      cell: row => {
        const { text, tone, icon } = toStatusWords(row)
        return (
          <Tag tone={tone} icon={icon}>
            {text}
          </Tag>
        )
      },
    },
    {
      id: 'closes',
      title: 'Sale ends',
      width: 120,
      sortBy: row => row.registrationEndAt ?? Infinity,
      text: row => (row.registrationEndAt === null ? 'when full' : moment(row.registrationEndAt)),
      cell: row => (row.registrationEndAt === null ? 'when full' : <When at={row.registrationEndAt} />),
    },
    {
      id: 'starts',
      title: 'Show',
      width: 120,
      sortBy: row => row.startAt ?? Infinity,
      text: row => (row.startAt === null ? 'when full' : moment(row.startAt)),
      cell: row => (row.startAt === null ? 'when full' : <When at={row.startAt} />),
    },
    {
      id: 'lines',
      title: 'Lines',
      width: 90,
      align: 'end',
      sortBy: row => row.sold,
      text: row => String(row.sold),
      cell: row => formatCount(row.sold),
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
      id: 'pool',
      title: 'Pool',
      width: 130,
      align: 'end',
      always: true,
      sortBy: row => Number(row.pool),
      text: row => amount(row.pool, row.currency),
      cell: row => <Amount minor={row.pool} currency={row.currency} />,
    },
    {
      id: 'attempts',
      title: 'Attempts',
      width: 90,
      align: 'end',
      hidden: true,
      sortBy: row => row.attempts,
      text: row => String(row.attempts),
      cell: row => formatCount(row.attempts),
    },
  ]
}

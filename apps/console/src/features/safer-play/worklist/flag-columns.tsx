import { formatAmount } from '#core/format/money.ts'
import { formatQuantity } from '#core/format/numbers.ts'
import { formatMoment } from '#core/format/times.ts'
import type { Column } from '#parts/table/types.ts'
import { Tag } from '#parts/values/tag.tsx'
import { When } from '#parts/values/when.tsx'
import { describeIndicator, sortIndicators } from '../words/indicator-words.ts'
import { Due } from './due.tsx'
import type { Flag } from './flag.ts'

/** From these points on, at least two indicators are strong. */
const highPoints = 6

const toWhy = ({ reasons }: Flag, amount: (minor: string) => string): string =>
  sortIndicators(reasons)
    .map(reason => describeIndicator(reason, amount))
    .join('; ')

/** The columns need the currency and the zone for the texts of the export. */
export const toFlagColumns = (currency: string, zone: string): readonly Column<Flag>[] => {
  const amount = (minor: string) => formatAmount(minor, currency)
  const day = (at: number) => formatMoment(at, zone)
  return [
    {
      id: 'points',
      title: 'Points',
      width: 78,
      cell: ({ points }) => <Tag tone={points >= highPoints ? 'bad' : 'warn'}>{points}</Tag>,
      sortBy: ({ points }) => points,
      text: ({ points }) => String(points),
    },
    {
      id: 'player',
      title: 'Player',
      width: 130,
      always: true,
      cell: ({ username }) => <b>{username}</b>,
      sortBy: ({ username }) => username,
      text: ({ username }) => username,
    },
    {
      id: 'why',
      title: 'Why',
      always: true,
      cell: flag => <span title={toWhy(flag, amount)}>{toWhy(flag, amount)}</span>,
      text: flag => toWhy(flag, amount),
    },
    {
      id: 'signs',
      title: 'Signs',
      width: 92,
      hidden: true,
      cell: ({ reasons }) => formatQuantity(reasons.length, 'sign'),
      sortBy: ({ reasons }) => reasons.length,
    },
    {
      id: 'done',
      title: 'By rule',
      width: 116,
      cell: ({ actedAt }) => (actedAt === null ? 'Nothing yet' : <When at={actedAt} />),
      text: ({ actedAt }) => (actedAt === null ? '' : day(actedAt)),
    },
    {
      id: 'since',
      title: 'Flagged',
      width: 116,
      hidden: true,
      cell: ({ openedAt }) => <When at={openedAt} />,
      sortBy: ({ openedAt }) => openedAt,
      text: ({ openedAt }) => day(openedAt),
    },
    {
      id: 'due',
      title: 'Due',
      width: 150,
      always: true,
      cell: flag => <Due flag={flag} />,
      sortBy: ({ dueAt }) => dueAt,
      text: ({ dueAt }) => day(dueAt),
    },
  ]
}

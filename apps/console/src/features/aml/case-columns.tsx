import { formatDay } from '#core/format/times.ts'
import type { Column } from '#parts/table/types.ts'
import { Tag } from '#parts/values/tag.tsx'
import { Since, When } from '#parts/values/when.tsx'
import { type AmlCase, caseStatusTones, caseStatusWords, causeWords, toRuleWords } from './aml-words.ts'

const toWhy = ({ cause, rules }: AmlCase): string =>
  `${causeWords[cause]}: ${[...new Set(rules.map(toRuleWords))].join(', ')}`

export const toCaseColumns = (zone: string): readonly Column<AmlCase>[] => [
  { id: 'case', title: 'Case', width: 74, align: 'end', always: true, cell: ({ caseId }) => caseId },
  {
    id: 'player',
    title: 'Player',
    width: 140,
    always: true,
    cell: ({ username }) => <b>{username}</b>,
    text: ({ username }) => username,
  },
  { id: 'why', title: 'Why', always: true, cell: toWhy, text: toWhy },
  {
    id: 'hold',
    title: 'Withdrawals',
    width: 120,
    cell: ({ onHold }) =>
      onHold ? (
        <Tag tone="bad" icon="pause">
          Held
        </Tag>
      ) : (
        'Free'
      ),
    text: ({ onHold }) => (onHold ? 'Held' : 'Free'),
  },
  {
    id: 'opened',
    title: 'Opened',
    width: 120,
    cell: ({ openedAt }) => <When at={openedAt} />,
    sortBy: ({ openedAt }) => openedAt,
    text: ({ openedAt }) => formatDay(openedAt, zone),
  },
  {
    id: 'age',
    title: 'Waits',
    width: 92,
    cell: ({ openedAt, status }) => (status === 'open' ? <Since at={openedAt} /> : ''),
    text: () => '',
  },
  {
    id: 'state',
    title: 'State',
    width: 104,
    cell: ({ status }) => <Tag tone={caseStatusTones[status]}>{caseStatusWords[status]}</Tag>,
    text: ({ status }) => caseStatusWords[status],
  },
]

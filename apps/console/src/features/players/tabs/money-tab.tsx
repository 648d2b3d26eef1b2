import { useNavigate } from 'react-router'
import { type PageRow, useRows } from '#core/api/use-rows.ts'
import { usePath } from '#core/operator/use-path.ts'
import { useRights } from '#core/session/rights.ts'
import { Empty } from '#parts/feedback/empty.tsx'
import { DataTable } from '#parts/table/data-table.tsx'
import type { Column } from '#parts/table/types.ts'
import { Tag } from '#parts/values/tag.tsx'
import { When } from '#parts/values/when.tsx'
import { Money } from '#features/players/overview/money.tsx'
import { describeAccount } from '#features/players/player/balance-buckets.ts'
import { describeJournal } from '#features/players/words/journal-words.ts'
import { describePaymentFlag, describePaymentState } from '#features/players/words/payment-words.ts'
import type { TabProps } from './tab-props.ts'

type Payment = PageRow<'listPlayerPayments'>
type Journal = PageRow<'listPlayerJournals'>

const payments: readonly Column<Payment>[] = [
  {
    id: 'at',
    title: 'When',
    cell: ({ at }) => <When at={at} />,
    text: ({ at }) => new Date(at).toISOString(),
    sortBy: ({ at }) => at,
    width: 130,
  },
  {
    id: 'kind',
    title: 'Kind',
    cell: ({ kind }) => (kind === 'deposit' ? 'Deposit' : 'Withdrawal'),
    width: 110,
  },
  {
    id: 'status',
    title: 'State',
    cell: ({ kind, status }) => {
      const { title, tone } = describePaymentState(kind, status)
      return <Tag tone={tone}>{title}</Tag>
    },
    text: ({ kind, status }) => describePaymentState(kind, status).title,
    width: 190,
  },
  {
    id: 'flag',
    title: 'Why a person is needed',
    cell: ({ flag }) => (flag === null ? '' : describePaymentFlag(flag)),
    always: true,
  },
  { id: 'id', title: 'Number', cell: ({ id }) => id, hidden: true, width: 120 },
  {
    id: 'amount',
    title: 'Amount',
    cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
    text: ({ amount, currency }) => `${amount} ${currency}`,
    sortBy: ({ amount }) => Number(amount),
    align: 'end',
    always: true,
    width: 120,
  },
]

const phaseWords: Readonly<Record<string, string>> = {
  posted: '',
  held: 'held',
  'held money posted': 'taken from what was held',
  'hold released': 'given back',
}

const journals: readonly Column<Journal>[] = [
  {
    id: 'at',
    title: 'When',
    cell: ({ at }) => <When at={at} />,
    text: ({ at }) => new Date(at).toISOString(),
    sortBy: ({ at }) => at,
    width: 130,
  },
  { id: 'kind', title: 'What', cell: ({ kind }) => describeJournal(kind).title, always: true, width: 210 },
  {
    id: 'accounts',
    title: 'Account',
    cell: ({ changes }) =>
      changes
        .map(({ account, phase }) =>
          [describeAccount(account), phaseWords[phase] ?? phase].filter(Boolean).join(', '),
        )
        .join(' · '),
  },
  { id: 'journal', title: 'Journal', cell: ({ journalId }) => journalId, hidden: true, width: 120 },
  {
    id: 'amount',
    title: 'Change',
    cell: ({ changes }) =>
      changes.map(({ amount, currency }, index) => (
        <span key={index}>
          {index > 0 && ' · '}
          <Money amount={amount} currency={currency} isSigned />
        </span>
      )),
    text: ({ changes }) => changes.map(({ amount, currency }) => `${amount} ${currency}`).join(' '),
    align: 'end',
    always: true,
    width: 190,
  },
]

export function MoneyTab({ player }: TabProps) {
  const { playerId } = player
  const { mayDo } = useRights()
  const navigate = useNavigate()
  const path = usePath()
  const paid = useRows('listPlayerPayments', { playerId })
  const moved = useRows('listPlayerJournals', { playerId })
  return (
    <>
      <DataTable
        title="Deposits and withdrawals"
        name="payments"
        {...paid}
        onEndReached={paid.hasMore ? paid.onEndReached : undefined}
        columns={payments}
        rowKey={({ kind, id }) => `${kind}-${id}`}
        onOpen={
          mayDo('getDeposit') ? ({ kind, id }) => void navigate(path('money', `${kind}s`, id)) : undefined
        }
        rowTone={({ flag }) => (flag === null ? undefined : 'warn')}
        filters={[
          { id: 'in', title: 'Deposits', matches: ({ kind }) => kind === 'deposit' },
          { id: 'out', title: 'Withdrawals', matches: ({ kind }) => kind === 'withdrawal' },
          { id: 'flagged', title: 'Flagged', matches: ({ flag }) => flag !== null },
        ]}
        empty={<Empty title="No deposit and no withdrawal yet" icon="wallet" />}
      />
      <DataTable
        title="Journals"
        name="journals"
        {...moved}
        onEndReached={moved.hasMore ? moved.onEndReached : undefined}
        columns={journals}
        rowKey={({ journalId }) => journalId}
        onOpen={
          mayDo('getJournal')
            ? ({ journalId }) => void navigate(path('money', 'ledger', 'journals', journalId))
            : undefined
        }
        empty={<Empty title="No money has moved yet" icon="wallet" />}
        footer="Purchases are under Plays."
      />
    </>
  )
}

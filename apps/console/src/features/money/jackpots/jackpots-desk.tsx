import type { OperatorOutput } from '@fairground/contract/operator/operator-operations'
import { useOperation } from '#core/api/use-operation.ts'
import { formatAmount } from '#core/format/money.ts'
import { usePath } from '#core/operator/use-path.ts'
import { useRights } from '#core/session/rights.ts'
import { ObjectLink } from '#parts/controls/links.tsx'
import { sumAmounts } from '#core/format/sum-amounts.ts'
import { useSums } from '#core/operator/use-sums.ts'
import { ProposeButton } from '#parts/acts/propose-button.tsx'
import { Empty } from '#parts/feedback/empty.tsx'
import { DataTable } from '#parts/table/data-table.tsx'
import type { Column } from '#parts/table/types.ts'

type Jackpot = OperatorOutput<'listJackpots'>['jackpots'][number]

function GameCell({ jackpot }: { readonly jackpot: Jackpot }) {
  const { mayDo } = useRights()
  const path = usePath()
  return mayDo('getGame') ? (
    <ObjectLink href={path('games', jackpot.gameId)}>{jackpot.title}</ObjectLink>
  ) : (
    jackpot.title
  )
}

function HistoryCell({ jackpot: { accountId } }: { readonly jackpot: Jackpot }) {
  const { mayDo } = useRights()
  const path = usePath()
  if (!mayDo('listJournals')) return `Account ${accountId}`
  return (
    <ObjectLink href={`${path('money', 'ledger', 'journals')}?account=${accountId}`}>
      Journals of account {accountId}
    </ObjectLink>
  )
}

function FundCell({ jackpot }: { readonly jackpot: Jackpot }) {
  const { gameId, title, currency, balance } = jackpot
  return (
    <ProposeButton
      kind="fundJackpot"
      fixed={{ gameId, currency }}
      title={`Fund the jackpot of ${title}?`}
      about={`It holds ${formatAmount(balance, currency)}. The operator pays what is added.`}
      labels={{ amount: 'Amount to add' }}
      reasons={['Guaranteed jackpot', 'Start of the game', 'Promotion']}
    >
      Fund…
    </ProposeButton>
  )
}

const columns: readonly Column<Jackpot>[] = [
  {
    id: 'game',
    title: 'Game',
    always: true,
    sortBy: row => row.title,
    text: row => row.title,
    cell: row => <GameCell jackpot={row} />,
  },
  {
    id: 'balance',
    title: 'Balance',
    width: 170,
    align: 'end',
    always: true,
    sortBy: row => Number(row.balance),
    text: row => formatAmount(row.balance, row.currency),
    cell: row => <b>{formatAmount(row.balance, row.currency)}</b>,
  },
  {
    id: 'history',
    title: 'History',
    text: row => String(row.accountId),
    cell: row => <HistoryCell jackpot={row} />,
  },
  {
    id: 'act',
    title: 'Add money',
    width: 110,
    align: 'end',
    always: true,
    text: () => '',
    cell: row => <FundCell jackpot={row} />,
  },
]

const none: readonly Jackpot[] = []

/** The jackpots with their balances. */
export function JackpotsDesk() {
  const toText = useSums()
  const { data, isPending, error, refetch } = useOperation('listJackpots', {})
  const rows = data?.jackpots ?? none
  return (
    <DataTable
      title="Jackpots"
      name="jp"
      rows={rows}
      isLoading={isPending}
      error={error}
      onRetry={() => void refetch()}
      columns={columns}
      rowKey={row => `${row.gameId} ${row.currency}`}
      empty={
        <Empty title="No jackpot yet" icon="trophy">
          A game with a jackpot appears here when it is published.
        </Empty>
      }
      footer={rows.length > 0 && <b>{toText(sumAmounts(rows, row => row.balance))} in jackpots</b>}
    />
  )
}

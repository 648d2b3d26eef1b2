import { useChoice } from '#core/address/use-choice.ts'
import { type PageRow, useRows } from '#core/api/use-rows.ts'
import { formatAmount } from '#core/format/money.ts'
import { usePath } from '#core/operator/use-path.ts'
import { ObjectLink } from '#parts/controls/links.tsx'
import { SelectInBar } from '#parts/controls/select-in-bar.tsx'
import { Empty } from '#parts/feedback/empty.tsx'
import { DataTable } from '#parts/table/data-table.tsx'
import type { Column } from '#parts/table/types.ts'
import { LedgerParts } from './ledger-parts.tsx'
import { accountKinds, accountWords } from '#core/words/ledger.ts'

type Account = PageRow<'listAccounts'>

function JournalsCell({ accountId }: { readonly accountId: number }) {
  const path = usePath()
  return (
    <ObjectLink href={`${path('money', 'ledger', 'journals')}?account=${accountId}`}>Journals</ObjectLink>
  )
}

const columns: readonly Column<Account>[] = [
  { id: 'number', title: 'Account', width: 100, align: 'end', always: true, cell: row => row.accountId },
  { id: 'kind', title: 'What it holds', always: true, cell: row => accountWords(row.kind) },
  {
    id: 'ref',
    title: 'Of number',
    width: 110,
    align: 'end',
    cell: row => (row.ref === 0 ? '' : row.ref),
  },
  { id: 'currency', title: 'Currency', width: 100, cell: row => row.currency },
  {
    id: 'balance',
    title: 'Balance',
    width: 150,
    align: 'end',
    always: true,
    text: row => formatAmount(row.balance, row.currency),
    cell: row => <b>{formatAmount(row.balance, row.currency)}</b>,
  },
  {
    id: 'hold',
    title: 'On hold',
    width: 130,
    align: 'end',
    cell: row => formatAmount(row.onHold, row.currency),
  },
  { id: 'version', title: 'Changes', width: 96, align: 'end', hidden: true, cell: row => row.version },
  {
    id: 'journals',
    title: 'History',
    width: 96,
    text: () => '',
    cell: row => <JournalsCell accountId={row.accountId} />,
  },
]

/** Accounts of the ledger with their balances. */
export function AccountsList() {
  const [kind, choose] = useChoice('kind', ['all', ...accountKinds])
  const list = useRows('listAccounts', { limit: 200, ...(kind !== 'all' && { kind }) })
  return (
    <DataTable
      title="Accounts"
      name="ac"
      {...list}
      columns={columns}
      rowKey={row => row.accountId}
      tools={
        <>
          <LedgerParts chosen="accounts" />
          <SelectInBar
            label="Kind of account"
            value={kind}
            options={[
              { id: 'all', title: 'All kinds' },
              ...accountKinds.map(id => ({ id, title: accountWords(id) })),
            ]}
            onChange={choose}
          />
        </>
      }
      empty={
        <Empty title="No account of this kind" icon="bank">
          Accounts appear with the first journal that uses them.
        </Empty>
      }
    />
  )
}

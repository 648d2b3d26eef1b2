import { useFormat } from '#core/operator/use-format.ts'
import { useOperation } from '#core/api/use-operation.ts'
import { ProposeButton } from '#parts/acts/propose-button.tsx'
import { Empty } from '#parts/feedback/empty.tsx'
import { Stack } from '#parts/layout/columns.tsx'
import { DataTable } from '#parts/table/data-table.tsx'
import type { Column } from '#parts/table/types.ts'
import { Tag } from '#parts/values/tag.tsx'
import { RateHistory } from './rate-history.tsx'
import type { Rate } from './rate.ts'

const columns: readonly Column<Rate>[] = [
  {
    id: 'currency',
    title: 'Currency',
    width: 110,
    always: true,
    sortBy: row => row.currency,
    cell: row => row.currency,
  },
  {
    id: 'value',
    title: 'Rate',
    align: 'end',
    always: true,
    sortBy: row => Number(row.value),
    cell: row => row.value,
  },
  {
    id: 'state',
    title: 'State',
    width: 140,
    text: row => (row.retired ? 'Only exchanged' : 'In use'),
    cell: row => (row.retired ? <Tag>Only exchanged</Tag> : <Tag tone="good">In use</Tag>),
  },
]

const none: readonly Rate[] = []

/** The exchange rates in force, and how they became so. */
export function RatesDesk() {
  const { currency } = useFormat()
  const { data, isPending, error, refetch } = useOperation('listExchangeRates', {})
  const rates = data?.rates ?? none
  return (
    <Stack>
      <DataTable
        title="Exchange rates"
        name="xr"
        rows={rates}
        isLoading={isPending}
        error={error}
        onRetry={() => void refetch()}
        columns={columns}
        rowKey={row => row.currency}
        tools={
          <>
            <span>Value of one unit in {currency}</span>
            <ProposeButton
              kind="setExchangeRates"
              fixed={{}}
              initial={{ rates: rates.map(rate => ({ ...rate })) }}
              title="Set exchange rates?"
              about={`The value of one unit of a currency in ${currency}. A retired currency can only be exchanged.`}
              reasons={['Rates of the central bank', 'Rates of the payment provider']}
            >
              Propose rates…
            </ProposeButton>
          </>
        }
        empty={
          <Empty title="No exchange rate" icon="repeat">
            Everything is in {currency}. A proposal adds a currency.
          </Empty>
        }
      />
      <RateHistory />
    </Stack>
  )
}

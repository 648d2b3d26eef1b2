import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Rows } from '#core/api/use-rows.ts'
import { formatQuantity } from '#core/format/numbers.ts'
import { usePath } from '#core/operator/use-path.ts'
import { useMe } from '#core/session/session.ts'
import { sumAmounts } from '#core/format/sum-amounts.ts'
import { useSums } from '#core/operator/use-sums.ts'
import { Empty } from '#parts/feedback/empty.tsx'
import { DataTable } from '#parts/table/data-table.tsx'
import { Tag } from '#parts/values/tag.tsx'
import { useCeiling } from './use-ceiling.ts'
import { withdrawalFilters } from './filters.ts'
import { lateAfterMs } from './late.ts'
import { Limits } from './limits.tsx'
import { createPayBulk } from './pay-bulk.tsx'
import { PayDialog } from './pay-dialog.tsx'
import { withdrawalColumns } from './withdrawal-columns.tsx'
import type { Withdrawal } from './withdrawal.ts'

/** The worklist of withdrawals. Those within the ceiling of the person can be paid together. */
export function WithdrawalsTable({
  list,
  openId,
}: {
  readonly list: Rows<Withdrawal>
  readonly openId: number | undefined
}) {
  const [paying, setPaying] = useState<readonly Withdrawal[]>()
  const { staffId } = useMe()
  const ceiling = useCeiling()
  const bulk = useMemo(() => createPayBulk({ staffId, ceiling }, setPaying), [staffId, ceiling])
  const toText = useSums()
  const path = usePath()
  const navigate = useNavigate()
  const { rows } = list
  const waiting = rows.filter(row => row.status === 'REQUESTED')
  const late = waiting.filter(row => row.waitingMs > lateAfterMs).length
  const toSum = (some: readonly Withdrawal[]) => toText(sumAmounts(some, row => row.minorUnits))
  return (
    <>
      <DataTable
        title="Withdrawals waiting"
        name="wd"
        {...list}
        columns={withdrawalColumns}
        rowKey={row => row.withdrawalId}
        filters={withdrawalFilters}
        bulk={bulk}
        onOpen={row => void navigate(path('money', 'withdrawals', row.withdrawalId))}
        onClose={() => void navigate(path('money', 'withdrawals'))}
        openKey={openId}
        tools={
          <>
            {late > 0 && <Tag tone="bad">{late} past the 2 h target</Tag>}
            <Limits />
          </>
        }
        empty={<Empty title="Nothing waits">Every withdrawal is decided and paid.</Empty>}
        footer={
          <b>
            {formatQuantity(waiting.length, 'withdrawal')} waiting, {toSum(waiting)}
          </b>
        }
      />
      {paying && <PayDialog withdrawals={paying} onClose={() => setPaying(undefined)} />}
    </>
  )
}

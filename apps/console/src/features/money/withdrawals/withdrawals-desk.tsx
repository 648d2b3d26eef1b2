import { useParams } from 'react-router'
import { useRows } from '#core/api/use-rows.ts'
import { usePath } from '#core/operator/use-path.ts'
import { useRights } from '#core/session/rights.ts'
import { FundsPanel } from '#parts/funds/funds-panel.tsx'
import { DifferencesPanel } from '#features/money/reconciliation/differences-panel.tsx'
import { CloseLink } from '#parts/controls/links.tsx'
import { SuspensePanel } from '#features/money/suspense/suspense-panel.tsx'
import { Empty } from '#parts/feedback/empty.tsx'
import { Columns } from '#parts/layout/columns.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { DeskFigures } from './desk-figures.tsx'
import { WithdrawalDetail } from './withdrawal-detail.tsx'
import { WithdrawalsTable } from './withdrawals-table.tsx'

const refreshMs = 10_000

/** The worklist of withdrawals, and below it what else waits for the desk. */
export function WithdrawalsDesk() {
  const { withdrawalId } = useParams()
  const { mayDo } = useRights()
  const list = useRows('listWithdrawals', { limit: 200 }, { refreshMs })
  const openId = withdrawalId === undefined ? undefined : Number(withdrawalId)
  const open = list.rows.find(row => row.withdrawalId === openId)
  const table = <WithdrawalsTable list={list} openId={openId} />
  return (
    <>
      <DeskFigures withdrawals={list.rows} isComplete={!list.isLoading && !list.hasMore} />
      {openId === undefined ? (
        table
      ) : (
        <Columns kind="detail">
          {table}
          {open ? <WithdrawalDetail withdrawal={open} /> : !list.isLoading && <ClosedWithdrawal />}
        </Columns>
      )}
      <Columns kind="even">
        {mayDo('listDifferences') && <DifferencesPanel />}
        {mayDo('listSuspense') && <SuspensePanel />}
        {mayDo('getPlayerFunds') && <FundsPanel isOwnOnly />}
      </Columns>
    </>
  )
}

function ClosedWithdrawal() {
  const path = usePath()
  return (
    <Panel
      title="Not in the list"
      tools={<CloseLink href={path('money', 'withdrawals')} what="the withdrawal" />}
    >
      <Empty title="This withdrawal is not open">
        It is paid, refused or cancelled. The page of the player lists it with its outcome.
      </Empty>
    </Panel>
  )
}

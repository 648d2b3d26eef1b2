import type { ReactNode } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import { useOperation } from '#core/api/use-operation.ts'
import { usePath } from '#core/operator/use-path.ts'
import { useRights } from '#core/session/rights.ts'
import { StaleStamp } from '#parts/feedback/stale-stamp.tsx'
import { Page } from '#parts/layout/page.tsx'
import { Tabs } from '#parts/layout/tabs.tsx'
import { AdjustmentsDesk } from './adjustments/adjustments-desk.tsx'
import { DepositsDesk } from './deposits/deposits-desk.tsx'
import { FundsDesk } from './funds/funds-desk.tsx'
import { JackpotsDesk } from './jackpots/jackpots-desk.tsx'
import { LedgerDesk } from './ledger/ledger-desk.tsx'
import { type MoneyTabName, moneyTabNames, moneyTabs } from './money-tabs.ts'
import { RatesDesk } from './rates/rates-desk.tsx'
import { ReconciliationDesk } from './reconciliation/reconciliation-desk.tsx'
import { SuspenseDesk } from './suspense/suspense-desk.tsx'
import { WithdrawalsDesk } from './withdrawals/withdrawals-desk.tsx'

const desks: Readonly<Record<MoneyTabName, ReactNode>> = {
  withdrawals: <WithdrawalsDesk />,
  deposits: <DepositsDesk />,
  suspense: <SuspenseDesk />,
  adjustments: <AdjustmentsDesk />,
  jackpots: <JackpotsDesk />,
  rates: <RatesDesk />,
  reconciliation: <ReconciliationDesk />,
  funds: <FundsDesk />,
  ledger: <LedgerDesk />,
}

/** The object that a desk opens beside its list. The ledger has addresses of its own. */
const details: Readonly<Partial<Record<MoneyTabName, string>>> = {
  withdrawals: 'withdrawals/:withdrawalId',
  deposits: 'deposits/:depositId',
}

/** The money desk. Each part has an address. */
export function MoneyPage() {
  const { mayDo } = useRights()
  const path = usePath()
  const { data: today } = useOperation('getToday', {}, { isEnabled: mayDo('getToday') })
  const shown = moneyTabNames.filter(name => mayDo(moneyTabs[name].needs))
  const counts: Readonly<Partial<Record<MoneyTabName, number | undefined>>> = {
    withdrawals: today?.worklists.withdrawals.count,
    suspense: today?.worklists.suspense.count,
  }
  const tabs = shown.map(name => ({
    title: moneyTabs[name].title,
    href: path('money', name),
    count: counts[name],
  }))
  return (
    <Page
      title="Money desk"
      tabs={<Tabs label="Parts of the money desk" tabs={tabs} />}
      tools={<StaleStamp />}
    >
      <Routes>
        {shown.flatMap(name => [
          <Route key={name} path={name === 'ledger' ? 'ledger/*' : name} element={desks[name]} />,
          ...(details[name]
            ? [<Route key={`${name} detail`} path={details[name]} element={desks[name]} />]
            : []),
        ])}
        {shown[0] && <Route path="*" element={<Navigate to={path('money', shown[0])} replace />} />}
      </Routes>
    </Page>
  )
}

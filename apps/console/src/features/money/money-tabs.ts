import type { OperatorOperationName } from '@fairground/contract/operator/operator-operations'

interface MoneyTab {
  readonly title: string
  /** The tab is shown to those who may do this. */
  readonly needs: OperatorOperationName
}

/** The parts of the money desk, in their order. The name is the part of the address. */
export const moneyTabs = {
  withdrawals: { title: 'Withdrawals', needs: 'listWithdrawals' },
  deposits: { title: 'Deposits', needs: 'listDeposits' },
  suspense: { title: 'Suspense', needs: 'listSuspense' },
  adjustments: { title: 'Adjustments', needs: 'getPlayerFunds' },
  jackpots: { title: 'Jackpots', needs: 'listJackpots' },
  rates: { title: 'Exchange rates', needs: 'listExchangeRates' },
  reconciliation: { title: 'Reconciliation', needs: 'listDifferences' },
  funds: { title: 'Player funds', needs: 'getPlayerFunds' },
  ledger: { title: 'Ledger', needs: 'listAccounts' },
} as const satisfies Readonly<Record<string, MoneyTab>>

export type MoneyTabName = keyof typeof moneyTabs
export const moneyTabNames = Object.keys(moneyTabs) as MoneyTabName[]

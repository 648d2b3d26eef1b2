import type { OperatorOutput } from '@fairground/contract/operator/operator-operations'

export type CurrencyFunds = OperatorOutput<'getPlayerFunds'>['currencies'][number]

interface FundLine {
  readonly title: string
  readonly of: keyof Omit<CurrencyFunds, 'currency'>
}

/** What the operator owes. The lines add up to the liability. */
export const owedLines: readonly FundLine[] = [
  { title: 'Balances of players', of: 'cash' },
  { title: 'Paid in advance', of: 'prepaid' },
  { title: 'Prizes to collect', of: 'prizes' },
  { title: 'Stakes in open draws', of: 'openStakes' },
  { title: 'Jackpots', of: 'jackpots' },
]

/** Parts of other lines, or amounts that are not owed. */
export const besideLines: readonly FundLine[] = [
  { title: 'Of balances: on hold for withdrawals', of: 'onHold' },
  { title: 'Bonus money, not owed', of: 'bonus' },
  { title: 'Debt of players', of: 'debt' },
]

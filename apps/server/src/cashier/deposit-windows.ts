import type { Tx } from '@fairground/database/transaction'
import { type LimitKind, windowStart } from '@fairground/rules/limits/window'
import type { PlayerInCurrency } from '#ledger/limits/read-used.ts'
import { readDeposits } from './queries/deposits.ts'

type DepositKind = Extract<LimitKind, `deposit${string}`>

const windowCounts: { readonly [K in DepositKind]: number } = {
  depositDay: 31,
  depositWeek: 13,
  depositMonth: 12,
}

/** The starts of the windows, oldest first. Windows differ in length, so each is found from the moment before the next. */
const windowStarts = (kind: DepositKind, now: number): number[] => {
  const starts = [windowStart(kind, now)]
  while (starts.length < windowCounts[kind]) starts.unshift(windowStart(kind, starts[0]! - 1))
  return starts
}

export const readDepositWindows = async (
  tx: Tx,
  account: PlayerInCurrency,
  kind: DepositKind,
  now: number,
): Promise<{ since: number; deposited: bigint }[]> => {
  const starts = windowStarts(kind, now)
  const deposits = await readDeposits(tx, account, starts[0]!)
  return starts.map((since, i) => ({
    since,
    deposited: deposits
      .filter(({ at }) => at >= since && at < (starts[i + 1] ?? Number.POSITIVE_INFINITY))
      .reduce((sum, { amount }) => sum + amount, 0n),
  }))
}

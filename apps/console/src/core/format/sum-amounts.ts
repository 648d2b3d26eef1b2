import type { MinorUnits } from './money.ts'

export interface Sum {
  readonly currency: string
  readonly amount: bigint
}

/** Sums per currency: amounts of different currencies are never added. */
export const sumAmounts = <Row extends { readonly currency: string }>(
  rows: readonly Row[],
  toAmount: (row: Row) => MinorUnits,
): readonly Sum[] => {
  const sums = new Map<string, bigint>()
  for (const row of rows) sums.set(row.currency, (sums.get(row.currency) ?? 0n) + BigInt(toAmount(row)))
  return [...sums].map(([currency, amount]) => ({ currency, amount }))
}

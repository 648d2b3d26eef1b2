import { getColumns, type ReportName } from '@fairground/contract/operator/reports/reports'

/** A sum of a column. The currency is empty for reports without one. */
export interface ReportTotal {
  readonly column: string
  readonly currency: string
  readonly amount: string
}

/** A row as texts in the order of the columns. */
export type ReportRow = readonly (string | null)[]

/** Adds up the columns that the declaration names, per currency. */
export const createTotals = (name: ReportName) => {
  const columns = getColumns(name)
  const currencyAt = columns.findIndex(([column]) => column === 'currency')
  const summed = columns.flatMap(([column, { isSummed }], index) => (isSummed ? [{ column, index }] : []))
  const sums = new Map<string, bigint[]>()
  return {
    add(row: ReportRow): void {
      const currency = (currencyAt < 0 ? '' : row[currencyAt]) ?? ''
      const sum = sums.get(currency) ?? summed.map(() => 0n)
      sums.set(
        currency,
        summed.map(({ index }, at) => sum[at]! + BigInt(row[index] ?? 0)),
      )
    },
    list: (): ReportTotal[] =>
      [...sums]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .flatMap(([currency, sum]) =>
          summed.map(({ column }, at) => ({ column, currency, amount: String(sum[at]) })),
        ),
  }
}

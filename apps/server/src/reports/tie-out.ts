import type { LedgerSum } from './report-rule.ts'
import type { ReportTotal } from './totals.ts'

/** A total of the report beside the figure of the ledger. */
export interface TieOutLine {
  readonly column: string
  readonly against: string
  readonly currency: string
  readonly report: string
  readonly ledger: string
}

/** Compares a total with the ledger in every currency that either of them has. */
export const tieOut = (
  totals: readonly ReportTotal[],
  { column, against }: { readonly column: string; readonly against: string },
  ledger: readonly LedgerSum[],
): TieOutLine[] => {
  const ours = new Map(
    totals.filter(total => total.column === column).map(total => [total.currency, total.amount]),
  )
  const theirs = new Map(ledger.map(({ currency, amount }) => [currency, String(amount)]))
  return [...new Set([...ours.keys(), ...theirs.keys()])].toSorted().map(currency => ({
    column,
    against,
    currency,
    report: ours.get(currency) ?? '0',
    ledger: theirs.get(currency) ?? '0',
  }))
}

/** What to tell about a report that the ledger contradicts. */
export const findDifference = (lines: readonly TieOutLine[]): string | undefined => {
  const wrong = lines.filter(({ report, ledger }) => report !== ledger)
  if (wrong.length === 0) return undefined
  return wrong
    .map(
      ({ column, against, currency, report, ledger }) =>
        `${column} ${currency} is ${report}, but ${against} say ${ledger}`,
    )
    .join('; ')
}

import { ScrollArea } from '#parts/layout/scroll-area.tsx'
import { formatTotal } from './format-cell.ts'
import type { Definition, Report } from './report.ts'
import styles from './reports.module.css'

export interface TotalsTableProps {
  readonly label: string
  readonly totals: Report['totals']
  /** Undefined until the definitions have loaded. */
  readonly definition: Definition | undefined
}

/** The sums of the columns, per currency. */
export function TotalsTable({ label, totals, definition }: TotalsTableProps) {
  const find = (column: string) => definition?.columns.find(({ name }) => name === column)
  return (
    <ScrollArea label={label}>
      <table className={styles.figures}>
        <thead>
          <tr>
            <th scope="col">Column</th>
            <th scope="col">Currency</th>
            <th scope="col" data-number>
              Total
            </th>
          </tr>
        </thead>
        <tbody>
          {totals.map(({ column, currency, amount }) => (
            <tr key={`${column} ${currency}`}>
              <th scope="row">{find(column)?.title ?? column}</th>
              <td>{currency}</td>
              <td data-number>{formatTotal(amount, find(column)?.type, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  )
}

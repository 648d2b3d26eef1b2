import { describeAccounts } from '#core/words/ledger.ts'
import { Panel } from '#parts/layout/panel.tsx'
import { ScrollArea } from '#parts/layout/scroll-area.tsx'
import { Tag } from '#parts/values/tag.tsx'
import { formatTotal } from '../format-cell.ts'
import type { Definition, Report } from '../report.ts'
import { isTied } from '../report-words.ts'
import styles from '../reports.module.css'

/** The totals beside the figures of the ledger. */
export function TiePanel({
  report,
  definition,
}: {
  readonly report: Report
  readonly definition: Definition
}) {
  const tied = isTied(report)
  const find = (column: string) => definition.columns.find(({ name }) => name === column)
  return (
    <Panel
      title="Against the ledger"
      isFlush={tied !== undefined}
      about={
        tied !== undefined && (
          <Tag tone={tied ? 'good' : 'bad'} icon={tied ? 'check' : 'warning'}>
            {tied ? 'Equal to the ledger' : 'Differs from the ledger'}
          </Tag>
        )
      }
    >
      {tied === undefined ? (
        <p>This report has no total that the ledger knows.</p>
      ) : (
        <ScrollArea label="Against the ledger">
          <table className={styles.figures}>
            <thead>
              <tr>
                <th scope="col">Total</th>
                <th scope="col" data-number>
                  Report
                </th>
                <th scope="col" data-number>
                  Ledger
                </th>
              </tr>
            </thead>
            <tbody>
              {report.tieOuts.map(({ column, against, currency, report: ours, ledger }) => (
                <tr key={`${column} ${against} ${currency}`}>
                  <th scope="row">
                    {find(column)?.title ?? column}
                    <small>{describeAccounts(against)}</small>
                  </th>
                  <td data-number>{formatTotal(ours, find(column)?.type, currency)}</td>
                  <td data-number>{formatTotal(ledger, find(column)?.type, currency)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollArea>
      )}
    </Panel>
  )
}

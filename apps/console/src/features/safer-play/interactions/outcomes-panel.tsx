import { formatCount, formatShare } from '#core/format/numbers.ts'
import { Panel } from '#parts/layout/panel.tsx'
import { outcomeWords } from '../words/interaction-words.ts'
import type { OutcomeSummary } from './summarise-outcomes.ts'
import styles from './interactions.module.css'

const toShare = ({ weaker, evaluated }: Pick<OutcomeSummary, 'weaker' | 'evaluated'>): string =>
  evaluated === 0 ? 'Not yet' : formatShare(weaker / evaluated, 0)

/** Which contacts helped: the signs of the 14 days after them against the 14 days before. */
export function OutcomesPanel({
  summaries,
  isPartial,
}: {
  readonly summaries: readonly OutcomeSummary[]
  readonly isPartial: boolean
}) {
  const sum = (pick: (summary: OutcomeSummary) => number) =>
    summaries.reduce((total, summary) => total + pick(summary), 0)
  const all = { contacts: sum(s => s.contacts), evaluated: sum(s => s.evaluated), weaker: sum(s => s.weaker) }
  return (
    <Panel
      title="Contacts and what came of them"
      isFlush
      footer={
        isPartial ? 'Counts the contacts that are loaded below' : 'Counts all contacts of this operator'
      }
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Outcome</th>
            <th scope="col">Contacts</th>
            <th scope="col">Evaluated</th>
            <th scope="col">Fewer signs</th>
            <th scope="col" colSpan={2}>
              Share
            </th>
          </tr>
        </thead>
        <tbody>
          {summaries.map(summary => (
            <tr key={summary.outcome}>
              <th scope="row">{outcomeWords[summary.outcome]}</th>
              <td>{formatCount(summary.contacts)}</td>
              <td>{formatCount(summary.evaluated)}</td>
              <td>{formatCount(summary.weaker)}</td>
              <td>{toShare(summary)}</td>
              <td>
                <meter
                  min={0}
                  max={summary.evaluated || 1}
                  value={summary.weaker}
                  aria-label="Share with fewer signs"
                />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">All</th>
            <td>{formatCount(all.contacts)}</td>
            <td>{formatCount(all.evaluated)}</td>
            <td>{formatCount(all.weaker)}</td>
            <td colSpan={2}>{toShare(all)}</td>
          </tr>
        </tfoot>
      </table>
    </Panel>
  )
}

import { formatCount, formatQuantity } from '#core/format/numbers.ts'
import { useFormat } from '#core/operator/use-format.ts'
import { Button } from '#parts/controls/button.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { saveText } from '#parts/table/export/save-text.ts'
import { Tag } from '#parts/values/tag.tsx'
import { type Difference, type HoldOutputs, sumParts } from '#features/draw-room/logic/hold-outputs.ts'
import systems from './two-systems.module.css'
import styles from './differences.module.css'

/** Totals stand in the comparison above. */
const totals: readonly string[] = ['paid', 'count', 'root']

const toWords = (value: unknown): string =>
  value === null || value === undefined ? 'none' : typeof value === 'string' ? value : JSON.stringify(value)

/** The lines and values that are not the same in both systems. */
export function Differences({
  outputs,
  currency,
  instanceId,
}: {
  readonly outputs: HoldOutputs
  readonly currency: string
  readonly instanceId: number
}) {
  const { amount } = useFormat()
  const shown = outputs.differences.filter(({ what }) => !totals.includes(what))
  const toText = ({ what }: Difference, value: unknown): string => {
    if (what !== 'payout') return toWords(value)
    const sum = sumParts(value)
    return sum === null ? 'no prize' : amount(sum, currency)
  }
  const save = () =>
    saveText({
      name: `draw-${instanceId}-both-systems.json`,
      text: JSON.stringify(
        outputs,
        (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value),
        2,
      ),
    })
  return (
    <Panel
      title="Where they differ"
      about={<Tag tone="bad">{formatQuantity(shown.length, 'difference')}</Tag>}
      tools={
        <Button icon="download" onPress={save}>
          Download both lists
        </Button>
      }
      isFlush
      footer="Each system computed its own winners from the sealed list. Nothing is paid until both name the same."
    >
      <div className={systems.scroller}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">Tier</th>
              <th scope="col">Gaming system</th>
              <th scope="col">Control system</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((difference, at) => (
              <tr key={at}>
                <th scope="row">
                  {difference.line === undefined ? difference.what : `Line ${formatCount(difference.line)}`}
                </th>
                <td>{difference.tier ?? ''}</td>
                <td>{toText(difference, difference.gaming)}</td>
                <td>
                  <b>{toText(difference, difference.control)}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  )
}

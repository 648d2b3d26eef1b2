import { Icon } from '@fairground/ui/icons/icon.tsx'
import { formatCount, formatQuantity } from '#core/format/numbers.ts'
import { Panel } from '#parts/layout/panel.tsx'
import { ScrollArea } from '#parts/layout/scroll-area.tsx'
import { Amount } from '#parts/values/amount.tsx'
import { Hash } from '#parts/values/hash.tsx'
import { Tag } from '#parts/values/tag.tsx'
import {
  type Compared,
  type ComparisonRow,
  countDifferences,
} from '#features/draw-room/logic/to-comparison.ts'
import styles from './two-systems.module.css'

interface Side {
  readonly value: Compared | null
  readonly currency: string
  readonly name: string
}

function Value({ value, currency, name }: Side) {
  if (value === null) return <span className={styles.none}>not yet</span>
  switch (value.kind) {
    case 'count':
      return formatCount(value.count)
    case 'money':
      return <Amount minor={value.minor} currency={currency} />
    case 'hash':
      return <Hash value={value.hash} name={name} />
    case 'tier':
      return (
        <>
          <span className={styles.winners}>{formatQuantity(value.winners, 'line')}</span>{' '}
          <b>
            <Amount minor={value.minor} currency={currency} />
          </b>
        </>
      )
  }
}

function Verdict({ isEqual }: Pick<ComparisonRow, 'isEqual'>) {
  if (isEqual === null) return <span className={styles.none}>waits</span>
  return isEqual ? (
    <>
      <Icon name="check" size="sm" />
      <span className="vh">equal</span>
    </>
  ) : (
    'differs'
  )
}

function Summary({ rows }: { readonly rows: readonly ComparisonRow[] }) {
  const different = countDifferences(rows)
  if (different > 0)
    return (
      <Tag tone="bad" icon="warning">
        {formatQuantity(different, 'figure')} {different === 1 ? 'differs' : 'differ'}
      </Tag>
    )
  return rows.every(({ isEqual }) => isEqual === true) ? (
    <Tag tone="good" icon="check">
      All equal
    </Tag>
  ) : null
}

/** What the gaming system and the control system say, side by side. */
export function TwoSystems({
  rows,
  currency,
  signed,
}: {
  readonly rows: readonly ComparisonRow[]
  readonly currency: string
  /** Who has signed. */
  readonly signed: string
}) {
  return (
    <Panel title="Two systems, one answer" about={<Summary rows={rows} />} tools={signed} isFlush>
      <ScrollArea label="Two systems, as a table">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Compared</th>
              <th scope="col">Gaming system</th>
              <th scope="col">Control system</th>
              <th scope="col">Equal</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, title, gaming, control, isEqual, isTotal }) => (
              <tr key={id} data-differs={isEqual === false || undefined} data-total={isTotal}>
                <th scope="row">{title}</th>
                <td>
                  <Value value={gaming} currency={currency} name={`${title} of the gaming system`} />
                </td>
                <td>
                  <Value value={control} currency={currency} name={`${title} of the control system`} />
                </td>
                <td>
                  <Verdict isEqual={isEqual} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </Panel>
  )
}

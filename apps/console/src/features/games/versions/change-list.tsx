import type { DiffRow } from '#parts/form/model/describe-value.ts'
import { Change } from '#parts/values/change.tsx'
import styles from './versions.module.css'

/** Changed fields with both values. */
export function ChangeList({
  changes,
  before = 'before',
  after = 'after',
}: {
  readonly changes: readonly DiffRow[]
  readonly before?: string
  readonly after?: string
}) {
  return (
    <table className={styles.changes}>
      <caption className="vh">
        Changed fields, {before} and {after}
      </caption>
      <thead className="vh">
        <tr>
          <th scope="col">Field</th>
          <th scope="col">
            {before} and {after}
          </th>
        </tr>
      </thead>
      <tbody>
        {changes.map(row => (
          <tr key={row.path}>
            <th scope="row">{row.label}</th>
            <td>
              <Change before={row.before ?? null} after={row.after ?? null} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

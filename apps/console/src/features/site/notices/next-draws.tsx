import { useOperation } from '#core/api/use-operation.ts'
import { formatCount } from '#core/format/numbers.ts'
import { Empty } from '#parts/feedback/empty.tsx'
import { Loaded } from '#parts/feedback/loaded.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { When } from '#parts/values/when.tsx'
import styles from './notices.module.css'

const shown = 6

/** The draws that would run without sales if the site closed now. */
export function NextDraws() {
  const today = useOperation('getToday', {})
  return (
    <Panel title="Next draws" footer="Draws run on time while the site is closed.">
      <Loaded query={today} what="The next draws did not load.">
        {({ draws }) =>
          draws.length === 0 ? (
            <Empty title="No draw is near" />
          ) : (
            <ol className={styles.draws}>
              {draws.slice(0, shown).map(({ instanceId, title, startAt, plays }) => (
                <li key={instanceId}>
                  <When at={startAt} />
                  <b>{title}</b>
                  <span>{formatCount(plays)} lines sold</span>
                </li>
              ))}
            </ol>
          )
        }
      </Loaded>
    </Panel>
  )
}

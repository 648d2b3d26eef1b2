import { Amount } from '#parts/values/amount.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { describeLimit, describeLimitSource } from '#parts/player/limit-words.ts'
import type { PlayerRecord } from '#features/players/acts/act-props.ts'
import styles from './limits-panel.module.css'

/** The limits that apply now. */
export function LimitsPanel({ player: { limits } }: { readonly player: PlayerRecord }) {
  return (
    <Panel title="Limits">
      {limits.length === 0 ? (
        <p className={styles.none}>No limit is set.</p>
      ) : (
        <ul className={styles.limits}>
          {limits.map(({ kind, currency, cap, setBy }) => (
            <li key={kind}>
              <span>
                {describeLimit(kind)}
                <small>{describeLimitSource(setBy)}</small>
              </span>
              <b>
                <Amount minor={cap} currency={currency} />
              </b>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

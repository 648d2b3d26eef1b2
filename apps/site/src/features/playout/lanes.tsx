import type { PlayView } from '@fairground/rules/playout/viewer'
import { Ball } from '@fairground/ui/parts/ball.tsx'
import { styleVariables } from '@fairground/ui/parts/style-variables'
import { useText } from '#app/text.ts'
import styles from './lanes.module.css'

const shown = 5

export interface LanesProps {
  plays: readonly PlayView[]
  /** Matches in the draws before, line by line. */
  before: readonly number[]
  pick: number
  max: number
}

/** My lines side by side: how far each is in this draw, and what it has over all of them. */
export function Lanes({ plays, before, pick, max }: LanesProps) {
  const t = useText()
  if (plays.length === 0) return null
  const more = plays.length - shown
  return (
    <div className={styles.lanes}>
      <ol aria-label={t('playout.lane.label')}>
        {plays.slice(0, shown).map(({ seq0, matches }, i) => (
          <li key={seq0} style={styleVariables({ '--share': matches.count / pick })}>
            <span className={styles.name}>{t('playout.lane.line', { n: i + 1 })}</span>
            <span className={styles.track} aria-hidden="true">
              {Array.from({ length: pick }, (_, step) => (
                <i key={step} data-on={step < matches.count || undefined} />
              ))}
              <span className={styles.runner}>
                <Ball number={i + 1} max={max} size={34} hue={((i % 6) + 1) as 1 | 2 | 3 | 4 | 5 | 6} />
              </span>
            </span>
            <span className={styles.place}>
              <b className="num">{t('playout.lane.at', { count: matches.count, pick })}</b>
              <span className="num">
                {t('playout.lane.total', { count: (before[i] ?? 0) + matches.count })}
              </span>
            </span>
          </li>
        ))}
      </ol>
      {more > 0 && <p>{t('playout.lane.more', { count: more })}</p>}
    </div>
  )
}

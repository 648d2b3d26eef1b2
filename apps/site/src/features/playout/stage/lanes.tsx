import type { PlayView } from '@fairground/rules/playout/viewer'
import { Ball } from '@fairground/ui/games/numbers/ball.tsx'
import { styleVariables } from '@fairground/ui/style-variables'
import { useText } from '#core/text/text.ts'
import styles from './lanes.module.css'

const maxLanes = 5

export interface LanesProps {
  plays: readonly PlayView[]
  /** Matches in earlier draws, per line. */
  before: readonly number[]
  pick: number
  max: number
}

/** One lane per line of the player: its matches in this draw and in all draws. */
export function Lanes({ plays, before, pick, max }: LanesProps) {
  const t = useText()
  if (plays.length === 0) return null
  const more = plays.length - maxLanes
  return (
    <div className={styles.lanes}>
      <ol aria-label={t('playout.lane.label')}>
        {plays.slice(0, maxLanes).map(({ seq0, matches }, i) => (
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

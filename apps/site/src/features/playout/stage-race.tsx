import { Ball } from '@fairground/ui/parts/ball.tsx'
import type { PlayView } from '@fairground/rules/playout/viewer'
import { useText } from '#app/text.ts'
import { Lanes } from '#features/playout/lanes.tsx'
import type { ShowShape } from '#features/playout/show-shape.ts'
import { OnMyLines } from '#features/playout/stage-ball.tsx'
import type { StageBall } from '#features/playout/stage-view.ts'
import { useOrdinal } from '#features/playout/use-ordinal.ts'
import { locale } from '#shared/locale.ts'
import { numberInWords } from '#shared/number-words.ts'
import styles from './stage.module.css'
import own from './stage-race.module.css'

export interface StageRaceProps {
  ball: StageBall | undefined
  plays: readonly PlayView[]
  /** Of the draws before, line by line. */
  before: readonly number[]
  shape: ShowShape
}

/** The ball above, and a lane for each line below it: its runner moves on with every match. */
export function StageRace({ ball, plays, before, shape }: StageRaceProps) {
  const t = useText()
  const ordinal = useOrdinal(shape)
  return (
    <div className={own.race}>
      <div className={own.call}>
        {ball ? (
          <span key={ball.at} className="ball-now">
            <Ball number={ball.number} max={shape.max} size={148} className={own.ball} />
          </span>
        ) : (
          <span className={own.gap} />
        )}
        <div className={own.text}>
          <p className={styles.eyebrow}>{ball ? ordinal(ball) : t('playout.waiting.eyebrow')}</p>
          <p className={own.words}>
            {ball ? numberInWords(ball.number, locale) : t('playout.waiting.title')}
          </p>
          <OnMyLines onLines={ball?.onLines ?? []} plays={ball !== undefined && plays.length > 0} />
        </div>
      </div>
      <Lanes plays={plays} before={before} pick={shape.pick} max={shape.max} />
    </div>
  )
}

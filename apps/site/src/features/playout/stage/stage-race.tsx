import { Ball } from '@fairground/ui/games/numbers/ball.tsx'
import type { PlayView } from '@fairground/rules/playout/viewer'
import { useText } from '#core/text/text.ts'
import { Lanes } from './lanes.tsx'
import type { PlayoutShape } from '#kinds/playout-shape.ts'
import { OnMyLines } from './stage-ball.tsx'
import type { StageBall } from './stage-view.ts'
import { useOrdinal } from './use-ordinal.ts'
import { locale } from '#core/text/locale.ts'
import { numberInWords } from '#shared/format/number-words.ts'
import styles from './stage.module.css'
import own from './stage-race.module.css'

export interface StageRaceProps {
  ball: StageBall | undefined
  plays: readonly PlayView[]
  /** Matches in earlier draws, per line. */
  before: readonly number[]
  shape: PlayoutShape
}

/** The ball, and below it a lane per line with a runner that advances with every match. */
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

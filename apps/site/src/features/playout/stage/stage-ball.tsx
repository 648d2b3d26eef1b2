import { Icon } from '@fairground/ui/icons/icon.tsx'
import { Ball } from '@fairground/ui/games/numbers/ball.tsx'
import { useText } from '#core/text/text.ts'
import type { PlayoutShape } from '#kinds/playout-shape.ts'
import type { StageBall as StageBallView } from './stage-view.ts'
import { useOrdinal } from './use-ordinal.ts'
import { locale } from '#core/text/locale.ts'
import { listText } from '#shared/format/number-list.ts'
import { numberInWords } from '#shared/format/number-words.ts'
import styles from './stage.module.css'

export interface StageBallProps {
  ball: StageBallView
  shape: PlayoutShape
  /** Whether the viewer has any lines. */
  plays: boolean
}

/** The viewer's lines that contain the ball. */
export function OnMyLines({ onLines, plays }: { onLines: readonly number[]; plays: boolean }) {
  const t = useText()
  return (
    <p className={styles.mine} data-on={onLines.length > 0 || undefined}>
      {onLines.length > 0 && <Icon name="check" size="sm" />}
      {onLines.length > 0
        ? t('playout.onLines', { count: onLines.length, lines: listText(onLines, locale) })
        : plays && t('playout.notYours')}
    </p>
  )
}

/** The current ball: its ordinal, its number as figure and in words, and the viewer's lines that contain it. */
export function StageBall({ ball, shape, plays }: StageBallProps) {
  const ordinal = useOrdinal(shape)
  const { number, position, set, onLines } = ball
  return (
    <div className={styles.scene}>
      <p className={styles.eyebrow}>{ordinal(ball)}</p>
      <span key={position} className="ball-now">
        <Ball
          number={number}
          max={set === 1 ? shape.max : shape.max2nd}
          bonus={set === 2}
          size={224}
          className={styles.bigBall}
        />
      </span>
      <p className={styles.words}>
        <span className="vh">{number}, </span>
        {numberInWords(number, locale)}
      </p>
      <OnMyLines onLines={onLines} plays={plays} />
    </div>
  )
}

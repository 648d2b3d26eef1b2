import { Icon } from '@fairground/ui/icons/icon.tsx'
import { Ball } from '@fairground/ui/parts/ball.tsx'
import { useText } from '#app/text.ts'
import type { ShowShape } from '#features/playout/show-shape.ts'
import type { StageBall as StageBallView } from '#features/playout/stage-view.ts'
import { useOrdinal } from '#features/playout/use-ordinal.ts'
import { locale } from '#shared/locale.ts'
import { listText } from '#shared/number-list.ts'
import { numberInWords } from '#shared/number-words.ts'
import styles from './stage.module.css'

export interface StageBallProps {
  ball: StageBallView
  shape: ShowShape
  /** Whether the viewer has lines at all. */
  plays: boolean
}

/** Whether the ball is mine, and on which lines. */
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

/** The one big ball: which it is, its number, the number in words, and whether it is mine. */
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

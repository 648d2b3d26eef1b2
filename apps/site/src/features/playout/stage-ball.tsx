import { Icon } from '@fairground/ui/icons/icon.tsx'
import { Ball } from '@fairground/ui/parts/ball.tsx'
import { useText } from '#app/text.ts'
import type { StageBall as StageBallView } from '#features/playout/stage-view.ts'
import { listText } from '#shared/number-list.ts'
import { numberInWords } from '#shared/number-words.ts'
import { locale } from '#shared/locale.ts'
import { useOrdinal } from '#features/playout/use-ordinal.ts'
import styles from './stage.module.css'

export interface StageBallProps {
  ball: StageBallView
  max: number
  /** Whether the viewer has lines at all. */
  plays: boolean
}

/** The one big ball: which it is, its number, the number in words, and whether it is mine. */
export function StageBall({ ball, max, plays }: StageBallProps) {
  const t = useText()
  const ordinal = useOrdinal()
  const { number, position, onLines } = ball
  return (
    <div className={styles.scene}>
      <p className={styles.eyebrow}>{ordinal(position)}</p>
      <span key={position} className="ball-now">
        <Ball number={number} max={max} size={224} className={styles.bigBall} />
      </span>
      <p className={styles.words}>
        <span className="vh">{number}, </span>
        {numberInWords(number, locale)}
      </p>
      <p className={styles.mine} data-on={onLines.length > 0 || undefined}>
        {onLines.length > 0 && <Icon name="check" size="sm" />}
        {onLines.length > 0
          ? t('playout.onLines', { count: onLines.length, lines: listText(onLines, locale) })
          : plays && t('playout.notYours')}
      </p>
    </div>
  )
}

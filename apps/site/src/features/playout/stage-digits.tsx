import { Icon } from '@fairground/ui/icons/icon.tsx'
import { useText } from '#app/text.ts'
import { DigitReels } from '#features/playout/digit-reels.tsx'
import type { ShowShape } from '#features/playout/show-shape.ts'
import type { StageView } from '#features/playout/stage-view.ts'
import { useOrdinal } from '#features/playout/use-ordinal.ts'
import { locale } from '#shared/locale.ts'
import { listText } from '#shared/number-list.ts'
import { numberInWords } from '#shared/number-words.ts'
import styles from './stage.module.css'

/** Digits by place: every window stays on the stage, the newest is lit. */
export function StageDigits({ view, shape }: { view: StageView; shape: ShowShape }) {
  const t = useText()
  const ordinal = useOrdinal(shape)
  const { ball, drawn } = view
  const onLines = ball?.onLines ?? []
  return (
    <div className={styles.scene}>
      <p className={styles.eyebrow}>{ball ? ordinal(ball) : t('playout.digit.1')}</p>
      <DigitReels digits={drawn} places={shape.balls} />
      <p className={styles.words}>{ball ? numberInWords(ball.number, locale) : t('playout.waiting.title')}</p>
      <p className={styles.mine} data-on={onLines.length > 0 || undefined}>
        {onLines.length > 0 && <Icon name="check" size="sm" />}
        {onLines.length > 0 &&
          t('playout.inPlace', { count: onLines.length, lines: listText(onLines, locale) })}
      </p>
    </div>
  )
}

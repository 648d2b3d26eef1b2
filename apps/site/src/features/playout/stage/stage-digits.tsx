import { Icon } from '@fairground/ui/icons/icon.tsx'
import { useText } from '#core/text/text.ts'
import { DigitReels } from './digit-reels.tsx'
import type { PlayoutShape } from '#kinds/playout-shape.ts'
import type { StageView } from './stage-view.ts'
import { useOrdinal } from './use-ordinal.ts'
import { locale } from '#core/text/locale.ts'
import { listText } from '#shared/format/number-list.ts'
import { numberInWords } from '#shared/format/number-words.ts'
import styles from './stage.module.css'

/** The drawn digits by place, with the newest highlighted. */
export function StageDigits({ view, shape }: { view: StageView; shape: PlayoutShape }) {
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

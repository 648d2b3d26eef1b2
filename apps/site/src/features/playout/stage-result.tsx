import { Icon } from '@fairground/ui/icons/icon.tsx'
import { BallRow } from '@fairground/ui/parts/ball-row.tsx'
import { useText } from '#app/text.ts'
import type { StageView } from '#features/playout/stage-view.ts'
import styles from './stage.module.css'

export interface StageResultProps {
  view: StageView
  max: number
  back: string | undefined
}

/** The sheet that rises over the stage when the last ball has been seen: all numbers in order, and how I stand. */
export function StageResult({ view, max, back }: StageResultProps) {
  const t = useText()
  const sorted = view.drawn.toSorted((a, b) => a - b)
  return (
    <div className={styles.scene} data-sheet="">
      <p className={styles.eyebrow}>{t('playout.result.eyebrow')}</p>
      <BallRow
        numbers={sorted}
        max={max}
        size={84}
        label={t('playout.tray', { numbers: sorted.join(', ') })}
        className={styles.resultBalls}
      />
      <p className={styles.words}>
        {view.best === undefined
          ? t('playout.result.watched')
          : t('playout.result.best', { count: view.best })}
      </p>
      {back && (
        <p className={styles.mine} data-on="">
          <Icon name="check" size="sm" />
          {t('playout.result.won', { amount: back })}
        </p>
      )}
    </div>
  )
}

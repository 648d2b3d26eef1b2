import { Icon } from '@fairground/ui/icons/icon.tsx'
import { BallRow } from '@fairground/ui/parts/ball-row.tsx'
import { useText } from '#app/text.ts'
import { DigitReels } from '#features/playout/digit-reels.tsx'
import type { ShowShape } from '#features/playout/show-shape.ts'
import type { StageView } from '#features/playout/stage-view.ts'
import styles from './stage.module.css'

export interface StageResultProps {
  view: StageView
  shape: ShowShape
  /** What it means to me, in one line. */
  standing: string
  /** What it brought me, in one line. */
  won: string | undefined
}

const ascending = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b)

function Drawn({ view, shape }: Pick<StageResultProps, 'view' | 'shape'>) {
  const t = useText()
  if (shape.kind === 'digits') return <DigitReels digits={view.drawn} places={shape.balls} />
  const sorted = ascending(view.drawn)
  const bonus = ascending(view.drawn2nd)
  const numbers = sorted.join(', ')
  return (
    <BallRow
      numbers={sorted}
      bonus={bonus}
      max={shape.max}
      size={84}
      label={t('playout.tray', {
        numbers: bonus.length === 0 ? numbers : t('playout.bonusTray', { numbers, bonus: bonus.join(', ') }),
      })}
      className={styles.resultBalls}
    />
  )
}

/** The sheet that rises over the stage when the last ball has been seen: all numbers in order, and how I stand. */
export function StageResult({ view, shape, standing, won }: StageResultProps) {
  const t = useText()
  return (
    <div className={styles.scene} data-sheet="">
      <p className={styles.eyebrow}>
        {shape.draws > 1
          ? t('playout.drawOf', { n: view.drawNum, total: shape.draws })
          : t('playout.result.eyebrow')}
      </p>
      <Drawn view={view} shape={shape} />
      <p className={styles.words}>{standing}</p>
      {won && (
        <p className={styles.mine} data-on="">
          <Icon name="check" size="sm" />
          {won}
        </p>
      )}
    </div>
  )
}

import { Icon } from '@fairground/ui/icons/icon.tsx'
import { BallRow } from '@fairground/ui/games/numbers/ball-row.tsx'
import { useText } from '#core/text/text.ts'
import { DigitReels } from './digit-reels.tsx'
import type { PlayoutShape } from '#kinds/playout-shape.ts'
import type { StageView } from './stage-view.ts'
import styles from './stage.module.css'

export interface StageResultProps {
  view: StageView
  shape: PlayoutShape
  /** The viewer's result in one line. */
  summary: string
  /** The viewer's winnings in one line. */
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

/** The sheet over the stage after the last ball: all numbers in ascending order, and the viewer's result. */
export function StageResult({ view, shape, summary, won }: StageResultProps) {
  const t = useText()
  return (
    <div className={styles.scene} data-sheet="">
      <p className={styles.eyebrow}>
        {shape.draws > 1
          ? t('playout.drawOf', { n: view.drawNum, total: shape.draws })
          : t('playout.result.eyebrow')}
      </p>
      <Drawn view={view} shape={shape} />
      <p className={styles.words}>{summary}</p>
      {won && (
        <p className={styles.mine} data-on="">
          <Icon name="check" size="sm" />
          {won}
        </p>
      )}
    </div>
  )
}

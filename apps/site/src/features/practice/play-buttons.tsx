import { Button } from '@fairground/ui/controls/button.tsx'
import { useText } from '#core/text/text.ts'
import type { Practice } from './use-practice.ts'
import styles from './practice.module.css'

export const manyPlays = 100

export interface PlayButtonsProps {
  practice: Practice
  /** Why nothing can be played yet. */
  problem?: string | undefined
  one: string
  many: string
  onPlay: (count: number) => void
}

/** Plays once, or a hundred times to show what the odds mean. */
export function PlayButtons({ practice: { wallet, cost }, problem, one, many, onPlay }: PlayButtonsProps) {
  const t = useText()
  const getProblem = (count: number) =>
    problem ?? (wallet.left < cost * BigInt(count) ? t('practice.spentAll') : undefined)
  return (
    <div className={styles.buttons}>
      <Button tone="primary" icon="play" disabledReason={getProblem(1)} onPress={() => onPlay(1)}>
        {one}
      </Button>
      {getProblem(1) === undefined && (
        <Button icon="repeat" disabledReason={getProblem(manyPlays)} onPress={() => onPlay(manyPlays)}>
          {many}
        </Button>
      )}
    </div>
  )
}

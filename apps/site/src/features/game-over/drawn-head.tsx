import type { GameResults } from '@fairground/contract/entities/game-results'
import { Badge } from '@fairground/ui/parts/badge.tsx'
import { BallRow } from '@fairground/ui/parts/ball-row.tsx'
import { DigitRow } from '@fairground/ui/parts/digit-row.tsx'
import { useText } from '#app/text.ts'
import type { ShowShape } from '#features/playout/show-shape.ts'
import styles from './drawn-head.module.css'

type Drawn = Pick<GameResults, 'drawn' | 'drawn2nd' | 'draws'>

/** What was drawn, first of all: balls with the second set, digits in their places, or draw after draw of a race. */
export function DrawnHead({ drawn, shape }: { drawn: Drawn; shape: ShowShape }) {
  const t = useText()
  const { drawn: numbers, drawn2nd: bonus = [], draws = [] } = drawn
  if (shape.kind === 'digits')
    return (
      <DigitRow
        digits={numbers}
        label={t('gameOver.digits', { digits: numbers.join(', ') })}
        className={styles.digits}
      />
    )
  if (shape.kind === 'race')
    return (
      <ol className={styles.draws}>
        {draws.map(draw => (
          <li key={draw.draw}>
            <span className={styles.name}>{t('gameOver.draw', { n: draw.draw })}</span>
            <BallRow
              numbers={draw.numbers}
              max={shape.max}
              size={52}
              label={t('gameOver.numbers', { numbers: draw.numbers.join(', ') })}
              className={styles.row}
            />
            {draw.luckyBall !== undefined && (
              <Badge tone="soft" icon="star">
                {t('gameOver.lucky', { number: draw.luckyBall })}
              </Badge>
            )}
          </li>
        ))}
      </ol>
    )
  const all = numbers.join(', ')
  return (
    <BallRow
      numbers={numbers}
      max={shape.max}
      bonus={bonus}
      size={64}
      label={
        bonus.length === 0
          ? t('gameOver.numbers', { numbers: all })
          : t('gameOver.numbersBonus', { numbers: all, bonus: bonus.join(', ') })
      }
      className={styles.balls}
    />
  )
}

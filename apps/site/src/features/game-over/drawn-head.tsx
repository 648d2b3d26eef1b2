import type { GameResults } from '@fairground/contract/entities/games/game-results'
import { Badge } from '@fairground/ui/feedback/badge.tsx'
import { BallRow } from '@fairground/ui/games/numbers/ball-row.tsx'
import { DigitRow } from '@fairground/ui/games/numbers/digit-row.tsx'
import { useText } from '#core/text/text.ts'
import type { PlayoutShape } from '#kinds/playout-shape.ts'
import styles from './drawn-head.module.css'

type Drawn = Pick<GameResults, 'drawn' | 'drawn2nd' | 'draws'>

/** The drawn numbers: balls with the second set, digits in order, or each draw of a race. */
export function DrawnHead({ drawn, shape }: { drawn: Drawn; shape: PlayoutShape }) {
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

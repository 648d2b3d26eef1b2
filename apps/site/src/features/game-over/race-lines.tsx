import type { GameResults } from '@fairground/contract/entities/games/game-results'
import type { PlayResult } from '@fairground/contract/entities/plays/play'
import { Icon } from '@fairground/ui/icons/icon.tsx'
import { LineResult } from '@fairground/ui/games/numbers/line-result.tsx'
import type { ReactNode } from 'react'
import { useText } from '#core/text/text.ts'
import { lineInDraws } from '#features/game-over/race-line.ts'
import styles from './race-lines.module.css'

export interface RaceLineProps {
  index: number
  play: PlayResult
  results: GameResults
  end: ReactNode
}

/** A line of a race, with its matches in each draw below it. */
export function RaceLine({ index, play, results, end }: RaceLineProps) {
  const t = useText()
  const draws = lineInDraws(play.numbers, results.draws ?? [], results.winners)
  const perfect = draws.find(({ isPerfect }) => isPerfect)
  return (
    <>
      <LineResult
        index={index}
        numbers={play.numbers}
        hits={new Set(draws.flatMap(({ matched }) => matched))}
        label={t('gameOver.line', { n: index, numbers: play.numbers.join(', '), matched: play.matches })}
        end={end}
      />
      <li className={styles.draws}>
        {draws.map(({ draw, matched, hasLucky, hasPrize }) => (
          <span key={draw} data-won={hasPrize || undefined}>
            {hasLucky && <Icon name="star" size="sm" filled />}
            {t(hasLucky ? 'gameOver.inDrawLucky' : 'gameOver.inDraw', { n: draw, count: matched.length })}
          </span>
        ))}
        {perfect && <b>{t('gameOver.perfect', { n: perfect.draw })}</b>}
      </li>
    </>
  )
}

import type { GameRule } from '@fairground/contract/entities/game-rule'
import type { Play } from '@fairground/contract/entities/play'
import { TicketLine } from '@fairground/ui/parts/ticket-line.tsx'
import type { ReactNode } from 'react'
import { useText } from '#app/text.ts'
import { DrawnPartsRow } from '#shared/drawn-result.tsx'
import { BingoGrid } from '#shared/bingo-grid.tsx'
import { playRuleOf } from '#shared/line-shape.ts'
import styles from './play-line.module.css'

export interface PlayLineProps {
  play: Pick<Play, 'numbers' | 'numbers2nd' | 'multiOption' | 'card'>
  gameRule: GameRule
  /** The number of the line on its ticket. */
  n: number
  /** What was drawn, to tick what matches. */
  hits?: ReadonlySet<number> | undefined
  bonusHits?: ReadonlySet<number> | undefined
  end?: ReactNode
}

const options = ['straight', 'box', 'pair'] as const

const useStakes = () => {
  const t = useText()
  return (units: readonly number[] = []): string =>
    options
      .flatMap((option, i) => (units[i] ? [t(`after.bets.${option}`, { count: units[i] })] : []))
      .join(' · ')
}

/** One play as it stands on the ticket: a line of balls, digits, a raffle number, a bingo card or an instant card. */
export function PlayLine({ play, gameRule, n, hits, bonusHits, end }: PlayLineProps) {
  const t = useText()
  const stakes = useStakes()
  const { numbers, numbers2nd = [], multiOption, card } = play
  const rule = playRuleOf(gameRule)
  if (rule.kind === 'numbers') {
    const all = [...numbers, ...numbers2nd].join(', ')
    return (
      <TicketLine
        index={n}
        numbers={numbers}
        max={rule.first.of}
        bonus={numbers2nd}
        {...(hits && { hits })}
        {...(bonusHits && { bonusHits })}
        label={t('after.bets.line', { n, numbers: all })}
        end={end}
      />
    )
  }
  return (
    <li className={styles.line} data-kind={'bingoGame' in gameRule ? 'bingo' : undefined}>
      <b className={styles.index} aria-hidden="true">
        {n}
      </b>
      <div className={styles.play}>
        {rule.kind === 'digits' && (
          <>
            <DrawnPartsRow
              parts={{ kind: 'digits', digits: numbers }}
              size={34}
              label={t('after.bets.line', { n, numbers: numbers.join(', ') })}
            />
            <span className="small muted">{stakes(multiOption)}</span>
          </>
        )}
        {'raffleGame' in gameRule && (
          <DrawnPartsRow parts={{ kind: 'tickets', tickets: numbers }} label={t('after.bets.raffleTicket')} />
        )}
        {'bingoGame' in gameRule && (
          <BingoGrid numbers={numbers} balls={gameRule.bingoGame.balls} n={n} called={hits} />
        )}
        {card && <span>{t(`after.bets.card.${card.status}`)}</span>}
      </div>
      {end && <span className={styles.end}>{end}</span>}
    </li>
  )
}

import { Badge } from '@fairground/ui/parts/badge.tsx'
import { Ball } from '@fairground/ui/parts/ball.tsx'
import { memo } from 'react'
import { useText } from '#app/text.ts'
import { neededNumbers, type CardView } from '#features/bingo/round-view.ts'
import type { BingoRule } from '#features/bingo/round.ts'
import { TicketCard } from '#features/bingo/ticket-card.tsx'
import { toGoText } from '#features/bingo/ticket-words.ts'
import { wonText } from '#features/bingo/won-text.ts'
import styles from './hall-ticket.module.css'

export interface HallTicketProps {
  view: CardView
  /** The slot of the number on stage; -1 if it is not on this ticket. */
  newSlot: number
  balls: BingoRule['balls']
  best?: boolean
  /** Before the first ball and after the last nobody is on the way to anything. */
  running: boolean
}

function ToGo({ view, balls, best = false }: HallTicketProps) {
  const t = useText()
  const { toGo } = view
  const [number, ...more] = neededNumbers(view)
  return (
    <>
      {best && number !== undefined && more.length === 0 && (
        <span className={styles.needs}>
          <span>{t('bingo.playout.tickets.needs')}</span>
          <span className="vh">{number}</span>
          <Ball number={number} max={balls} size={38} />
        </span>
      )}
      <Badge tone={toGo <= 1 ? 'hot' : 'neutral'} size={best ? 'lg' : 'md'}>
        {toGoText(toGo)}
      </Badge>
    </>
  )
}

/** One of my tickets in play. A ball that is not on it leaves it untouched. */
export const HallTicket = memo(function HallTicket(props: HallTicketProps) {
  const { view, balls, newSlot, best = false, running } = props
  const { card, mark, needed, lines, done } = view
  const won = wonText(view)
  const t = useText()
  const doneText = done && t(`bingo.pattern.${done}`)
  return (
    <TicketCard
      card={card}
      balls={balls}
      mark={mark}
      newSlot={newSlot}
      needed={running ? needed : 0}
      lines={lines}
      best={best}
      won={won !== undefined}
      titleEnd={
        won === undefined ? (
          doneText && (
            <Badge tone="soft" icon="check">
              {doneText}
            </Badge>
          )
        ) : (
          <Badge tone="win" icon="trophy">
            {t('bingo.playout.tickets.won', { amount: won })}
          </Badge>
        )
      }
      end={running && <ToGo {...props} />}
    />
  )
})

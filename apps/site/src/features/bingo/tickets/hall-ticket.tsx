import { Badge } from '@fairground/ui/feedback/badge.tsx'
import { Ball } from '@fairground/ui/games/numbers/ball.tsx'
import { memo, useRef } from 'react'
import { useText } from '#core/text/text.ts'
import type { Hall, HallMoment } from '#features/bingo/hall/hall.ts'
import { type CardView, neededNumbers } from '#features/bingo/game/bingo-view.ts'
import type { BingoRule } from '#kinds/bingo/bingo-kind.ts'
import { updateTicketCells } from './update-ticket-cells.ts'
import type { Marks } from './ticket-cells.ts'
import { TicketCard } from './ticket-card.tsx'
import { toGoText } from './ticket-words.ts'
import { useEachHallMoment, useTicket } from '#features/bingo/hall/use-hall-moment.ts'
import { wonText } from '#features/bingo/game/won-text.ts'
import styles from './hall-ticket.module.css'

export interface HallTicketProps {
  hall: Hall
  /** Index among the viewer's tickets. */
  place: number
  balls: BingoRule['balls']
  best?: boolean
  running: boolean
}

type Place = Pick<HallTicketProps, 'hall' | 'place'>

function ToGo({ hall, place, balls, best }: Place & Pick<HallTicketProps, 'balls' | 'best'>) {
  const t = useText()
  const toGo = useTicket(hall, place, ticket => ticket?.toGo ?? 0)
  const needed = useTicket(hall, place, ticket => ticket?.needed ?? 0)
  const card = hall.read().view.cards[place]?.card
  const [number, ...more] = card ? neededNumbers({ card, needed }) : []
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

const NOTHING: CardView['won'] = []

/** The amount won, or else the completed pattern. */
const Reached = memo(function Reached({ won, done }: Pick<CardView, 'won' | 'done'>) {
  const t = useText()
  const amount = wonText({ won })
  if (amount !== undefined)
    return (
      <Badge tone="win" icon="trophy">
        {t('bingo.playout.tickets.won', { amount })}
      </Badge>
    )
  return (
    done && (
      <Badge tone="soft" icon="check">
        {t(`bingo.pattern.${done}`)}
      </Badge>
    )
  )
})

const toMarks = ({ card, mark, needed, lines }: CardView, { number, running }: HallMoment): Marks => ({
  mark,
  newSlot: number === undefined ? -1 : card.numbers.indexOf(number),
  needed: running ? needed : 0,
  lines,
})

/** One of the viewer's tickets in play. A ball updates its cells outside React, so unchanged tickets cost nothing. */
export const HallTicket = memo(function HallTicket(props: HallTicketProps) {
  const { hall, place, balls, best = false, running } = props
  const ticket = useRef<HTMLElement>(null)
  const moment = hall.read()
  const view = moment.view.cards[place]
  const marks = view && toMarks(view, moment)
  const shown = useRef(marks)
  const won = useTicket(hall, place, mine => mine?.won ?? NOTHING)
  const done = useTicket(hall, place, mine => mine?.done)
  useEachHallMoment(hall, now => {
    const after = now.view.cards[place]
    if (!after || !ticket.current || !shown.current) return
    const next = toMarks(after, now)
    updateTicketCells(ticket.current, after.card, shown.current, next)
    shown.current = next
  })
  if (view === undefined) return null
  return (
    <TicketCard
      ref={ticket}
      card={view.card}
      balls={balls}
      {...marks}
      best={best}
      won={won.length > 0}
      titleEnd={<Reached won={won} done={done} />}
      end={running && <ToGo hall={hall} place={place} balls={balls} best={best} />}
    />
  )
})

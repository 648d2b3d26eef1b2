import { Card } from '@fairground/ui/parts/card.tsx'
import { StageTransition } from '@fairground/ui/parts/stage-transition.tsx'
import { type ReactNode, useCallback, useState } from 'react'
import { useText } from '#app/text.ts'
import { HallTicket } from '#features/bingo/hall-ticket.tsx'
import type { BingoRule } from '#features/bingo/round.ts'
import type { CardView, RoundView } from '#features/bingo/round-view.ts'
import { TicketRow } from '#features/bingo/ticket-row.tsx'
import { TicketsHead } from '#features/bingo/tickets-head.tsx'
import { type TicketOrder, useTicketOrder } from '#features/bingo/use-ticket-order.ts'
import styles from './tickets-panel.module.css'

/** More than these are shown in one line each. */
const drawnAtMost = 12

export interface TicketsPanelProps {
  view: RoundView
  rule: BingoRule
  /** The number on stage. */
  number: number | undefined
  running: boolean
  /** After the tickets: the next game. */
  children?: ReactNode
}

/** My tickets: the best one large and first, some more drawn, the rest in a line each. */
export function TicketsPanel({ view: round, rule, number, running, children }: TicketsPanelProps) {
  const t = useText()
  const [wanted, setWanted] = useState<TicketOrder>('best')
  const [touched, setTouched] = useState(false)
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set())
  const toggle = useCallback(
    (n: number) =>
      setOpened(before =>
        before.has(n) ? new Set([...before].filter(open => open !== n)) : new Set([...before, n]),
      ),
    [],
  )
  const cards = useTicketOrder(round.cards, wanted, touched)
  const ticket = (view: CardView, best = false) => (
    <HallTicket
      key={view.card.n}
      view={view}
      newSlot={number === undefined ? -1 : view.card.numbers.indexOf(number)}
      balls={rule.balls}
      running={running}
      best={best}
    />
  )
  const [first, ...others] =
    wanted === 'best' ? cards.slice(0, drawnAtMost) : [undefined, ...cards.slice(0, drawnAtMost)]
  return (
    <section aria-label={t('bingo.playout.tickets.title')}>
      <TicketsHead count={round.cards.length} order={wanted} onOrder={setWanted} />
      {round.cards.length === 0 && (
        <Card className={styles.none}>
          <p className="muted">{t('bingo.playout.tickets.none')}</p>
        </Card>
      )}
      <div
        className={styles.tickets}
        data-balls={rule.balls}
        onPointerDown={() => setTouched(true)}
        onPointerUp={() => setTouched(false)}
        onPointerCancel={() => setTouched(false)}
        onPointerLeave={() => setTouched(false)}
      >
        {first && (
          <StageTransition scene={`ticket-${first.card.n}`} style="carousel-swap" className={styles.best}>
            {ticket(first, true)}
          </StageTransition>
        )}
        {others.map(card => card && ticket(card))}
        {children}
      </div>
      {cards.length > drawnAtMost && (
        <ul className={styles.rows} aria-label={t('bingo.playout.tickets.rows')}>
          {cards.slice(drawnAtMost).map(card => {
            const { n } = card.card
            return (
              <TicketRow key={n} view={card} running={running} onToggle={toggle}>
                {opened.has(n) ? ticket(card) : undefined}
              </TicketRow>
            )
          })}
        </ul>
      )}
    </section>
  )
}

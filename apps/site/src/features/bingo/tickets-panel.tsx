import { formatExact } from '@fairground/rules/money/format'
import { add, type Money } from '@fairground/rules/money/money'
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

const wonText = ({ won }: CardView): string | undefined => {
  const sums = won.flatMap(tier => (tier.won ? [tier.won.each] : []))
  const [first, ...rest] = sums
  return first && formatExact(rest.reduce<Money>(add, first))
}

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
export function TicketsPanel({ view, rule, number, running, children }: TicketsPanelProps) {
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
  const cards = useTicketOrder(view.cards, wanted, touched)
  const ticket = ({ won: _, ...card }: CardView, won: string | undefined, best = false) => (
    <HallTicket
      key={card.card.n}
      {...card}
      newSlot={number === undefined ? -1 : card.card.numbers.indexOf(number)}
      balls={rule.balls}
      won={won}
      running={running}
      best={best}
    />
  )
  const [first, ...others] =
    wanted === 'best' ? cards.slice(0, drawnAtMost) : [undefined, ...cards.slice(0, drawnAtMost)]
  return (
    <section aria-label={t('bingo.playout.tickets.title')}>
      <TicketsHead count={view.cards.length} order={wanted} onOrder={setWanted} />
      {view.cards.length === 0 && (
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
            {ticket(first, wonText(first), true)}
          </StageTransition>
        )}
        {others.map(card => card && ticket(card, wonText(card)))}
        {children}
      </div>
      {cards.length > drawnAtMost && (
        <ul className={styles.rows} aria-label={t('bingo.playout.tickets.rows')}>
          {cards.slice(drawnAtMost).map(card => {
            const { n } = card.card
            const won = wonText(card)
            return (
              <TicketRow key={n} n={n} toGo={card.toGo} won={won} running={running} onToggle={toggle}>
                {opened.has(n) ? ticket(card, won) : undefined}
              </TicketRow>
            )
          })}
        </ul>
      )}
    </section>
  )
}

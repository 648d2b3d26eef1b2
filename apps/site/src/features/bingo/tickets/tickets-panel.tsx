import { Card } from '@fairground/ui/layout/card.tsx'
import { memo, type ReactNode, useCallback, useState } from 'react'
import { useText } from '#core/text/text.ts'
import type { Hall } from '#features/bingo/hall/hall.ts'
import { HallTicket } from './hall-ticket.tsx'
import type { BingoRule } from '#kinds/bingo/bingo-kind.ts'
import { TicketRows } from './ticket-rows.tsx'
import { TicketsHead } from './tickets-head.tsx'
import { useHallMoment } from '#features/bingo/hall/use-hall-moment.ts'
import { maxFullTickets, type TicketOrder, useTicketOrder } from './use-ticket-order.ts'
import styles from './tickets-panel.module.css'

export interface TicketsPanelProps {
  hall: Hall
  balls: BingoRule['balls']
  /** Shown after the tickets: the next game. */
  children?: ReactNode
}

const without = (places: ReadonlySet<number>, place: number): ReadonlySet<number> =>
  new Set([...places].filter(each => each !== place))

/** The viewer's tickets: the best one first and large, some more in full, the rest as rows. */
export const TicketsPanel = memo(function TicketsPanel({ hall, balls, children }: TicketsPanelProps) {
  const t = useText()
  const [wanted, setWanted] = useState<TicketOrder>('best')
  const [touched, setTouched] = useState(false)
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set())
  const toggle = useCallback(
    (place: number) =>
      setOpened(before => (before.has(place) ? without(before, place) : new Set([...before, place]))),
    [],
  )
  const running = useHallMoment(hall, moment => moment.running)
  const places = useTicketOrder(hall, wanted, touched)
  const best = wanted === 'best' ? places[0] : undefined
  const [bestAtFirst] = useState(best)
  const ticket = (place: number) => (
    <HallTicket key={place} hall={hall} place={place} balls={balls} running={running} best={place === best} />
  )
  return (
    <section aria-label={t('bingo.playout.tickets.title')}>
      <TicketsHead count={places.length} order={wanted} onOrder={setWanted} />
      {places.length === 0 && (
        <Card className={styles.none}>
          <p className="muted">{t('bingo.playout.tickets.none')}</p>
        </Card>
      )}
      <div
        className={styles.tickets}
        data-balls={balls}
        data-swapped={best !== bestAtFirst || undefined}
        onPointerDown={() => setTouched(true)}
        onPointerUp={() => setTouched(false)}
        onPointerCancel={() => setTouched(false)}
        onPointerLeave={() => setTouched(false)}
      >
        {places.slice(0, maxFullTickets).map(ticket)}
        {children}
      </div>
      {places.length > maxFullTickets && (
        <TicketRows
          hall={hall}
          places={places.slice(maxFullTickets)}
          onToggle={toggle}
          renderOpened={place => (opened.has(place) ? ticket(place) : undefined)}
        />
      )}
    </section>
  )
})

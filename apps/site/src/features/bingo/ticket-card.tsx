import { BingoTicket, type BingoTicketProps } from '@fairground/ui/parts/bingo-ticket.tsx'
import { memo } from 'react'
import { useText } from '#app/text.ts'
import { type BingoCard, columnsOf, headOf } from '#features/bingo/card.ts'
import type { BingoRule } from '#features/bingo/round.ts'
import { cellsOf } from '#features/bingo/ticket-cells.ts'
import { cellText, ticketText } from '#features/bingo/ticket-words.ts'

export interface TicketCardProps extends Pick<BingoTicketProps, 'ref' | 'titleEnd' | 'end' | 'best' | 'won'> {
  card: BingoCard
  balls: BingoRule['balls']
  /** Slots as bits. */
  mark?: number
  newSlot?: number
  needed?: number
  lines?: number
}

/** One card with its marks. Drawn anew only when something on it changes. */
export const TicketCard = memo(function TicketCard(props: TicketCardProps) {
  const { card, balls, mark = 0, newSlot = -1, needed = 0, lines = 0, ...look } = props
  const t = useText()
  const head = headOf(balls)
  const label = ticketText(card.n)
  return (
    <BingoTicket
      {...look}
      title={label}
      label={label}
      rows={cellsOf(card, columnsOf(balls), { mark, newSlot, needed, lines })}
      {...(head && { head })}
      cellLabel={cellText}
      freeLabel={t('bingo.cell.free')}
    />
  )
})

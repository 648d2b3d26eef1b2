import { BingoTicket, type BingoTicketProps } from '@fairground/ui/games/bingo/bingo-ticket.tsx'
import { memo } from 'react'
import { useText } from '#core/text/text.ts'
import { type BingoCard, columnCount, columnHeads } from './bingo-card.ts'
import type { BingoRule } from '#kinds/bingo/bingo-kind.ts'
import { toCells } from './ticket-cells.ts'
import { cellText, ticketText } from './ticket-words.ts'

export interface TicketCardProps extends Pick<BingoTicketProps, 'ref' | 'titleEnd' | 'end' | 'best' | 'won'> {
  card: BingoCard
  balls: BingoRule['balls']
  /** Marked slots, as bits. */
  mark?: number
  newSlot?: number
  needed?: number
  lines?: number
}

/** One card with its marks. Memoized, so that it renders only when something on it changes. */
export const TicketCard = memo(function TicketCard(props: TicketCardProps) {
  const { card, balls, mark = 0, newSlot = -1, needed = 0, lines = 0, ...look } = props
  const t = useText()
  const head = columnHeads(balls)
  const label = ticketText(card.n)
  return (
    <BingoTicket
      {...look}
      title={label}
      label={label}
      rows={toCells(card, columnCount(balls), { mark, newSlot, needed, lines })}
      {...(head && { head })}
      cellLabel={cellText}
      freeLabel={t('bingo.cell.free')}
    />
  )
})

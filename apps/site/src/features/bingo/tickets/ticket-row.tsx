import { memo, type ReactNode } from 'react'
import type { Hall } from '#features/bingo/hall/hall.ts'
import { rowWords } from './row-words.ts'
import { ticketText } from './ticket-words.ts'
import styles from './ticket-row.module.css'

export interface TicketRowProps {
  hall: Hall
  /** Index among the viewer's tickets. */
  place: number
  onToggle: (place: number) => void
  /** The full ticket, once the row is open. */
  children?: ReactNode
}

/** A ticket as one row that opens on demand, because rendering every ticket in full is slow. */
export const TicketRow = memo(function TicketRow({ hall, place, onToggle, children }: TicketRowProps) {
  const { view, running } = hall.read()
  const progress = view.cards[place]?.progress
  if (progress === undefined) return null
  const { text, hot, won } = rowWords(progress, running)
  const isOpen = children !== undefined
  return (
    <li data-open={isOpen || undefined}>
      <button
        type="button"
        className={styles.row}
        aria-expanded={isOpen}
        data-hot={hot || undefined}
        data-won={won || undefined}
        onClick={() => onToggle(place)}
      >
        {ticketText(place + 1)} <span>{text}</span>
      </button>
      {children}
    </li>
  )
})

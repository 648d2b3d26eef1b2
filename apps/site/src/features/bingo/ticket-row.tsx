import { memo, type ReactNode } from 'react'
import type { Hall } from '#features/bingo/hall.ts'
import { rowWords } from '#features/bingo/row-words.ts'
import { ticketText } from '#features/bingo/ticket-words.ts'
import styles from './ticket-row.module.css'

export interface TicketRowProps {
  hall: Hall
  /** Among my tickets. */
  place: number
  onToggle: (place: number) => void
  /** The ticket itself, once the row is opened. */
  children?: ReactNode
}

/** A ticket in one line: of many, most are not worth a drawing until somebody asks. */
export const TicketRow = memo(function TicketRow({ hall, place, onToggle, children }: TicketRowProps) {
  const { view, running } = hall.read()
  const standing = view.cards[place]?.standing
  if (standing === undefined) return null
  const { text, hot, won } = rowWords(standing, running)
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

import { memo, type ReactNode } from 'react'
import { useText } from '#app/text.ts'
import type { CardView } from '#features/bingo/round-view.ts'
import { ticketText, toGoText } from '#features/bingo/ticket-words.ts'
import { wonText } from '#features/bingo/won-text.ts'
import styles from './ticket-row.module.css'

export interface TicketRowProps {
  view: CardView
  running: boolean
  onToggle: (n: number) => void
  /** The ticket itself, once the row is opened. */
  children?: ReactNode
}

/** A ticket in one line: of many, most are not worth a drawing until somebody asks. */
export const TicketRow = memo(function TicketRow({ view, running, onToggle, children }: TicketRowProps) {
  const t = useText()
  const { toGo } = view
  const { n } = view.card
  const won = wonText(view)
  const isOpen = children !== undefined
  return (
    <li data-open={isOpen || undefined}>
      <button
        type="button"
        className={styles.row}
        aria-expanded={isOpen}
        data-hot={(running && toGo <= 1) || undefined}
        data-won={won !== undefined || undefined}
        onClick={() => onToggle(n)}
      >
        {ticketText(n)}{' '}
        <span>
          {won === undefined ? running && toGoText(toGo) : t('bingo.playout.tickets.won', { amount: won })}
        </span>
      </button>
      {children}
    </li>
  )
})

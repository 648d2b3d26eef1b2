import { type ReactNode, useRef } from 'react'
import { useText } from '#app/text.ts'
import type { Hall } from '#features/bingo/hall.ts'
import type { Standing } from '#features/bingo/round-view.ts'
import { rowWords } from '#features/bingo/row-words.ts'
import { TicketRow } from '#features/bingo/ticket-row.tsx'
import { useEachMoment } from '#features/bingo/use-moment.ts'
import styles from './tickets-panel.module.css'

export interface TicketRowsProps {
  hall: Hall
  places: readonly number[]
  onToggle: (place: number) => void
  /** What an opened row shows. */
  opened: (place: number) => ReactNode
}

const rewrite = (row: Element, standing: Standing, running: boolean): void => {
  const { text, hot, won } = rowWords(standing, running)
  const button = row.querySelector('button')
  const words = button?.querySelector('span')
  button?.toggleAttribute('data-hot', hot)
  button?.toggleAttribute('data-won', won)
  if (words) words.textContent = text
}

/** The tickets that are not drawn. A ball rewrites the few whose words change, in place: comparing them all costs more. */
export function TicketRows({ hall, places, onToggle, opened }: TicketRowsProps) {
  const t = useText()
  const list = useRef<HTMLUListElement>(null)
  const written = useRef(new Map<number, { standing: Standing; running: boolean }>())
  useEachMoment(hall, ({ view, running }) => {
    places.forEach((place, i) => {
      const standing = view.cards[place]?.standing
      const last = written.current.get(place)
      if (last?.standing === standing && last?.running === running) return
      const row = list.current?.children[i]
      if (!row || !standing) return
      written.current.set(place, { standing, running })
      rewrite(row, standing, running)
    })
  })
  return (
    <ul ref={list} className={styles.rows} aria-label={t('bingo.playout.tickets.rows')}>
      {places.map(place => (
        <TicketRow key={place} hall={hall} place={place} onToggle={onToggle}>
          {opened(place)}
        </TicketRow>
      ))}
    </ul>
  )
}

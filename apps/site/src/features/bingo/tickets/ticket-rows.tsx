import { type ReactNode, useRef } from 'react'
import { useText } from '#core/text/text.ts'
import type { Hall } from '#features/bingo/hall/hall.ts'
import type { TicketProgress } from '#features/bingo/game/bingo-view.ts'
import { rowWords } from './row-words.ts'
import { TicketRow } from './ticket-row.tsx'
import { useEachHallMoment } from '#features/bingo/hall/use-hall-moment.ts'
import styles from './tickets-panel.module.css'

export interface TicketRowsProps {
  hall: Hall
  places: readonly number[]
  onToggle: (place: number) => void
  /** The content of an open row. */
  renderOpened: (place: number) => ReactNode
}

const updateRow = (row: Element, progress: TicketProgress, running: boolean): void => {
  const { text, hot, won } = rowWords(progress, running)
  const button = row.querySelector('button')
  const words = button?.querySelector('span')
  button?.toggleAttribute('data-hot', hot)
  button?.toggleAttribute('data-won', won)
  if (words) words.textContent = text
}

/** The tickets shown as rows. A ball updates the changed rows outside React, because rendering all rows is slower. */
export function TicketRows({ hall, places, onToggle, renderOpened }: TicketRowsProps) {
  const t = useText()
  const list = useRef<HTMLUListElement>(null)
  const written = useRef(new Map<number, { progress: TicketProgress; running: boolean }>())
  useEachHallMoment(hall, ({ view, running }) => {
    places.forEach((place, i) => {
      const progress = view.cards[place]?.progress
      const last = written.current.get(place)
      if (last?.progress === progress && last?.running === running) return
      const row = list.current?.children[i]
      if (!row || !progress) return
      written.current.set(place, { progress, running })
      updateRow(row, progress, running)
    })
  })
  return (
    <ul ref={list} className={styles.rows} aria-label={t('bingo.playout.tickets.rows')}>
      {places.map(place => (
        <TicketRow key={place} hall={hall} place={place} onToggle={onToggle}>
          {renderOpened(place)}
        </TicketRow>
      ))}
    </ul>
  )
}

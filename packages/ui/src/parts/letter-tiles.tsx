import { type KeyboardEvent, useRef, useState } from 'react'
import { gridMove } from '#parts/grid-keys.ts'
import { useColumns } from '#parts/use-columns.ts'
import styles from './letter-tiles.module.css'

export interface LetterTile {
  /** Null while it is covered. */
  letter: string | null
  pending?: boolean
  label: string
}

export interface LetterTilesProps {
  label: string
  tiles: readonly LetterTile[]
  onOpen: (place: number) => void
}

/** A player's letters face down: press one, or move with the arrow keys and press. */
export function LetterTiles({ label, tiles, onOpen }: LetterTilesProps) {
  const grid = useRef<HTMLDivElement>(null)
  const columns = useColumns(grid, 9)
  const [current, setCurrent] = useState(0)
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const target = gridMove(event.key, current, columns, tiles.length)
    if (target === null) return
    event.preventDefault()
    setCurrent(target)
    grid.current?.querySelectorAll('button')[target]?.focus()
  }
  return (
    <div role="group" aria-label={label}>
      <div ref={grid} className={styles.tiles} role="presentation" onKeyDown={move}>
        {tiles.map((tile, place) => (
          <button
            key={place}
            type="button"
            className={styles.tile}
            data-open={tile.letter !== null || undefined}
            data-pending={tile.pending || undefined}
            aria-label={tile.label}
            aria-busy={tile.pending || undefined}
            tabIndex={place === current ? 0 : -1}
            onFocus={() => setCurrent(place)}
            onClick={() => onOpen(place)}
          >
            <span className={styles.face}>{tile.letter}</span>
            <span className={styles.cover} />
          </button>
        ))}
      </div>
    </div>
  )
}

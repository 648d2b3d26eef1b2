import { useRef } from 'react'
import { useColumns } from '#controls/use-columns.ts'
import { useGridFocus } from '#controls/use-grid-focus.ts'
import styles from './letter-tiles.module.css'

export interface LetterTile {
  /** Null while the tile is covered. */
  letter: string | null
  pending?: boolean
  label: string
}

export interface LetterTilesProps {
  label: string
  tiles: readonly LetterTile[]
  onOpen: (place: number) => void
}

/** Covered letters, which the player opens by pressing or with the keyboard. */
export function LetterTiles({ label, tiles, onOpen }: LetterTilesProps) {
  const grid = useRef<HTMLDivElement>(null)
  const columns = useColumns(grid, 9)
  const { current, setCurrent, onKeyDown } = useGridFocus(grid, columns, tiles.length)
  return (
    <div role="group" aria-label={label}>
      <div ref={grid} className={styles.tiles} role="presentation" onKeyDown={onKeyDown}>
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

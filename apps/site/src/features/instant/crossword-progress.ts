import { gridWords, type GridText } from '@fairground/fair/games/crossword/crossword-grid'
import type { CrosswordCell } from '@fairground/ui/games/instant/crossword-board.tsx'

export interface WordTier {
  readonly words: number
  readonly prize: string
}

export interface CrosswordProgress {
  readonly rows: readonly (readonly (CrosswordCell | null)[])[]
  readonly done: readonly string[]
  readonly words: number
}

/** The grid with the letters revealed so far. */
export const crosswordProgress = (grid: GridText, seen: readonly (string | null)[]): CrosswordProgress => {
  const held = new Set(seen)
  const words = gridWords(grid)
  const done = words.filter(({ word }) => Array.from(word).every(letter => held.has(letter)))
  const filled = new Set(done.flatMap(({ cells }) => cells))
  const ticks = new Set(done.map(({ cells }) => cells[0]))
  const lines = grid.split('/')
  const width = lines[0]?.length ?? 0
  const rows = lines.map((line, y) =>
    Array.from(line, (letter, x): CrosswordCell | null => {
      if (letter === '.') return null
      const cell = y * width + x
      const state = filled.has(cell) ? 'done' : held.has(letter) ? 'held' : 'open'
      return { letter, state, tick: ticks.has(cell) }
    }),
  )
  return { rows, done: done.map(({ word }) => word), words: words.length }
}

/** The prize reached with the completed words, and the next higher one. */
export const wordTiers = (tiers: readonly WordTier[], done: number) => {
  const rising = tiers.toSorted((a, b) => a.words - b.words)
  return {
    reached: rising.findLast(({ words }) => words <= done),
    next: rising.find(({ words }) => words > done),
  }
}

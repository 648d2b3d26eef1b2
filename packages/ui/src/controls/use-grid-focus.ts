import { useState, type KeyboardEvent, type RefObject } from 'react'
import { gridMove } from './grid-keys.ts'

/** Roving tab stop for a grid of buttons or inputs: the arrow keys move the focus from cell to cell. */
export function useGridFocus(grid: RefObject<HTMLElement | null>, columns: number, count: number) {
  const [current, setCurrent] = useState(0)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = gridMove(event.key, current, columns, count)
    if (target === null) return
    event.preventDefault()
    setCurrent(target)
    grid.current?.querySelectorAll<HTMLElement>('button, input')[target]?.focus()
  }
  return { current, setCurrent, onKeyDown }
}

import { useEffect, useState, type RefObject } from 'react'

/** Observes the column count of a CSS grid, which arrow-key navigation needs and only the style sheet defines. */
export function useColumns(grid: RefObject<HTMLElement | null>, initial: number): number {
  const [columns, setColumns] = useState(initial)
  useEffect(() => {
    const element = grid.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => {
      const tracks = getComputedStyle(element).gridTemplateColumns.split(' ').length
      setColumns(tracks)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [grid])
  return columns
}

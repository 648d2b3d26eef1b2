import { useEffect, useState, type RefObject } from 'react'

/** How many columns a CSS grid has now; arrow keys need it and only the style sheet knows it. */
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

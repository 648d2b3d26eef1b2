import { type RefObject, useEffect, useState } from 'react'

/** Whether the content of a scroller is wider than the scroller. */
export const useScrollsSideways = (
  scroller: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
): boolean => {
  const [isSideways, setIsSideways] = useState(false)
  useEffect(() => {
    const [outer, inner] = [scroller.current, content.current]
    if (!outer || !inner) return undefined
    const observer = new ResizeObserver(() => setIsSideways(outer.scrollWidth > outer.clientWidth))
    observer.observe(outer)
    observer.observe(inner)
    return () => observer.disconnect()
  }, [scroller, content])
  return isSideways
}

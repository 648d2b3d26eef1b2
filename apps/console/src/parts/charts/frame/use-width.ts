import { type RefObject, useEffect, useRef, useState } from 'react'

const usualWidth = 640

/** The width of an element in pixels, so that a drawing keeps the size of its texts. */
export const useWidth = <E extends Element>(): readonly [RefObject<E | null>, number] => {
  const element = useRef<E>(null)
  const [width, setWidth] = useState(usualWidth)
  useEffect(() => {
    if (!element.current) return undefined
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.round(entry.contentRect.width)))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
  return [element, width]
}

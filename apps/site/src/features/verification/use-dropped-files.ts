import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

/** Handles files dropped on an element; true while files are dragged over it. */
export const useDroppedFiles = (
  zone: RefObject<HTMLElement | null>,
  onFiles: (files: Iterable<File>) => void,
): boolean => {
  const [over, setOver] = useState(false)
  const take = useEffectEvent(onFiles)
  useEffect(() => {
    const element = zone.current
    if (element === null) return undefined
    const stop = new AbortController()
    const listen = (name: 'dragover' | 'dragleave' | 'drop', isOver: boolean) =>
      element.addEventListener(
        name,
        event => {
          event.preventDefault()
          setOver(isOver)
          if (name === 'drop') take([...(event.dataTransfer?.files ?? [])])
        },
        { signal: stop.signal },
      )
    listen('dragover', true)
    listen('dragleave', false)
    listen('drop', false)
    return () => stop.abort()
  }, [zone])
  return over
}

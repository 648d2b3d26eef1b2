import { type RefObject, useEffect, useRef } from 'react'

/** The button that was pressed is gone with its step: focus goes to the top of the next one. */
export const useFocusOnChange = (step: string): RefObject<HTMLDivElement | null> => {
  const top = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    top.current?.focus()
  }, [step])
  return top
}

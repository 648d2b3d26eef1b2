import { type RefObject, useEffect, useRef } from 'react'

/** Moves the focus to the top of the next step, because the pressed button unmounts with its step. */
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

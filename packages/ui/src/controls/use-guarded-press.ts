import { useRef, type MouseEvent } from 'react'

export const pressGapMs = 600

/** Ignores a second press within the gap, so that a double tap does not buy twice. */
export function useGuardedPress(
  onPress: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined,
  blocked: boolean,
) {
  const last = useRef(Number.NEGATIVE_INFINITY)
  return (event: MouseEvent<HTMLButtonElement>) => {
    if (blocked || event.timeStamp - last.current < pressGapMs) {
      event.preventDefault()
      return
    }
    last.current = event.timeStamp
    onPress?.(event)
  }
}

import { useRef, type MouseEvent } from 'react'

export const pressGapMs = 600

/** A second press within the gap is the same press of a nervous finger; it must not buy twice. */
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

import { type FocusEvent, useState } from 'react'

/** Whether the pointer or the focus is in an element. */
export const usePresence = () => {
  const [hasPointer, setHasPointer] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  return {
    isPresent: hasPointer || hasFocus,
    handlers: {
      onPointerEnter: () => setHasPointer(true),
      onPointerLeave: () => setHasPointer(false),
      onFocus: () => setHasFocus(true),
      onBlur: (event: FocusEvent<HTMLElement>) =>
        setHasFocus(event.currentTarget.contains(event.relatedTarget)),
    },
  }
}

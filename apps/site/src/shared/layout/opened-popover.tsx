import { Popover, type PopoverProps, type PopoverTrigger } from '@fairground/ui/layout/popover.tsx'
import { type ReactNode, useEffect, useRef } from 'react'

function OpenOnMount({ ref, onPress, children }: PopoverTrigger & { children: ReactNode }) {
  const opened = useRef(false)
  useEffect(() => {
    if (opened.current) return
    opened.current = true
    // The placeholder had the focus, and closing returns it to the button that has it now.
    if (ref !== null && typeof ref === 'object') ref.current?.focus()
    onPress()
  }, [ref, onPress])
  return children
}

/** Starts open because it replaces the placeholder button that the player has pressed. */
export function OpenedPopover({ renderTrigger, ...props }: PopoverProps) {
  return (
    <Popover
      {...props}
      renderTrigger={(trigger: PopoverTrigger) => (
        <OpenOnMount {...trigger}>{renderTrigger(trigger)}</OpenOnMount>
      )}
    />
  )
}

import { Popover, type PopoverProps, type PopoverTrigger } from '@fairground/ui/layout/popover.tsx'
import { type ReactNode, useEffect, useRef } from 'react'

function OpenOnMount({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  const opened = useRef(false)
  useEffect(() => {
    if (opened.current) return
    opened.current = true
    onPress()
  }, [onPress])
  return children
}

/** Starts open because it replaces the placeholder button that the player has pressed. */
export function OpenedPopover({ renderTrigger, ...props }: PopoverProps) {
  return (
    <Popover
      {...props}
      renderTrigger={(trigger: PopoverTrigger) => (
        <OpenOnMount onPress={trigger.onPress}>{renderTrigger(trigger)}</OpenOnMount>
      )}
    />
  )
}

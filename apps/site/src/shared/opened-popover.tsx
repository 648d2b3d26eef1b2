import { Popover, type PopoverProps, type PopoverTrigger } from '@fairground/ui/parts/popover.tsx'
import { type ReactNode, useEffect, useRef } from 'react'

function OpensAtOnce({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  const opened = useRef(false)
  useEffect(() => {
    if (opened.current) return
    opened.current = true
    onPress()
  }, [onPress])
  return children
}

/** Stands in for the button that was pressed to fetch it, so it begins open. */
export function OpenedPopover({ renderTrigger, ...props }: PopoverProps) {
  return (
    <Popover
      {...props}
      renderTrigger={(trigger: PopoverTrigger) => (
        <OpensAtOnce onPress={trigger.onPress}>{renderTrigger(trigger)}</OpensAtOnce>
      )}
    />
  )
}

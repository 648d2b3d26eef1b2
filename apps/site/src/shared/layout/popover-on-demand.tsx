import type { PopoverProps, PopoverTrigger } from '@fairground/ui/layout/popover.tsx'
import { lazy, Suspense, useState } from 'react'
import { lazyPage } from '#core/lazy-page.ts'

const OpenedPopover = lazy(lazyPage(async () => (await import('./opened-popover.tsx')).OpenedPopover))

/** Loads the popover code on the first press; until then only the button renders. */
export function PopoverOnDemand(props: PopoverProps) {
  const [requested, setRequested] = useState(false)
  const closed: PopoverTrigger = {
    ref: () => undefined,
    expanded: requested,
    onPress: () => setRequested(true),
  }
  const button = props.renderTrigger(closed)
  if (!requested) return button
  return (
    <Suspense fallback={button}>
      <OpenedPopover {...props} />
    </Suspense>
  )
}

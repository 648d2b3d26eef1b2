import type { PopoverProps, PopoverTrigger } from '@fairground/ui/parts/popover.tsx'
import { lazy, Suspense, useState } from 'react'
import { lazyPage } from '#app/lazy-page.ts'

const OpenedPopover = lazy(lazyPage(async () => (await import('./opened-popover.tsx')).OpenedPopover))

/** A popover whose machinery is fetched when it is first asked for; until then only its button is there. */
export function PopoverOnDemand(props: PopoverProps) {
  const [wanted, setWanted] = useState(false)
  const closed: PopoverTrigger = { ref: () => undefined, expanded: wanted, onPress: () => setWanted(true) }
  const button = props.renderTrigger(closed)
  if (!wanted) return button
  return (
    <Suspense fallback={button}>
      <OpenedPopover {...props} />
    </Suspense>
  )
}

import type { KeyboardEvent } from 'react'

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Moves the focus among the links or buttons of a bar with the arrow keys; Tab still reaches each of them. */
export function moveFocusByArrow(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key]
  if (step === undefined) return
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')]
  const at = items.findIndex(item => item === document.activeElement)
  const next = items[(at + step + items.length) % items.length]
  if (at < 0 || !next) return
  event.preventDefault()
  next.focus()
}

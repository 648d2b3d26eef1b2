import { type ReactNode, useEffect } from 'react'
import { observe } from '#core/observe.ts'

/** Observes a page or a modal once it has loaded: an effect does not run while a child suspends. */
export function Observed({
  verb,
  name,
  children,
}: {
  verb: 'rendered' | 'opened'
  name: Parameters<typeof observe<typeof verb>>[1]
  children: ReactNode
}) {
  useEffect(() => observe(verb, name), [verb, name])
  return children
}

import { type ReactNode, useEffect } from 'react'
import { observe } from '#core/observe.ts'
import type { PageName } from '#core/pages.ts'

/** Observes a page once it has loaded: an effect does not run while a child suspends. */
export function Observed({ name, children }: { readonly name: PageName; readonly children: ReactNode }) {
  useEffect(() => observe('rendered', name), [name])
  return children
}

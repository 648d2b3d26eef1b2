import type { FaultName } from '@fairground/contract/errors'
import type { EventName } from '@fairground/contract/events'
import type { OperationName } from '@fairground/contract/operation-names'
import type { ModalName } from './modals.ts'

interface Observed {
  readonly called: OperationName
  readonly applied: EventName
  readonly shown: FaultName
  readonly rendered: string
  readonly opened: ModalName
}

declare global {
  /** Installed by the browser tests only; see tests/browser/support/observe-site.ts. */
  var observeSite: ((verb: string, name: string, text?: string) => void) | undefined
}

/** Reports to the browser tests what the site did; `text` must then appear on the page. Does nothing in production. */
export const observe = <V extends keyof Observed>(verb: V, name: Observed[V], text?: string): void =>
  globalThis.observeSite?.(verb, name, text)

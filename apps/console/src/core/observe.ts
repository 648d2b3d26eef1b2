import type { OperatorOperationName } from '@fairground/contract/operator/operator-operations'
import type { ProposalKind } from '@fairground/contract/operator/proposal-kinds'
import type { PageName } from './pages.ts'

interface Observed {
  readonly called: OperatorOperationName
  /** A control that executes the operation, or proposes the kind, was shown and could be pressed. */
  readonly offered: OperatorOperationName | `kind ${ProposalKind}`
  readonly rendered: PageName
}

declare global {
  /** Installed by the browser tests only; see tests/browser/support/observe-site.ts. */
  var observeSite: ((verb: string, name: string, text?: string) => void) | undefined
}

/** Reports to the browser tests what the console did. Does nothing in production. */
export const observe = <V extends keyof Observed>(verb: V, name: Observed[V]): void =>
  globalThis.observeSite?.(verb, name)

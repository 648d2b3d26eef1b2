import type { RefusedKeys } from '@fairground/server/ledger/lane/refused-keys'

/** What a lane needs to write: it is fenced by its epoch. */
export interface Lease {
  readonly owner: string
  readonly epoch: bigint
  readonly refused: RefusedKeys
}

import type { Part } from '@fairground/rules/bonus/funding'
import type { AccountKey } from '../account-key.ts'

export interface GrantRow {
  readonly id: number
  readonly playerId: number
  readonly currency: string
  readonly amount: bigint
  readonly need: bigint
  done: bigint
  readonly weight: number
  readonly expiresAt: number
  status: 'ACTIVE' | 'RELEASED' | 'EXPIRED'
}

/** What paid for the plays of one join: they lie end to end along the parts, in the order of their numbers. */
export interface PurchaseRow {
  readonly firstSeq: number
  readonly count: number
  /** Of each of its plays. */
  readonly prices: readonly bigint[]
  readonly stake: readonly Part<AccountKey>[]
  readonly fee: readonly Part<AccountKey>[]
  readonly progress: readonly { readonly grantId: number; readonly amount: bigint }[]
}

export interface BonusRows {
  readonly grants: Map<number, GrantRow>
  /** By the journal of the join. */
  readonly purchases: ReadonlyMap<bigint, PurchaseRow>
}

export const newBonusChanges = () => ({
  newGrants: [] as GrantRow[],
  touchedGrants: new Set<GrantRow>(),
  progress: [] as { readonly journalId: bigint; readonly grantId: number; readonly amount: bigint }[],
})

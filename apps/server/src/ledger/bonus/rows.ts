import type { MutableRow, Row } from '@fairground/database/row'
import type { Part } from '@fairground/rules/bonus/funding'
import type { AccountKey } from '../account-key.ts'

export interface GrantRow
  extends Row<'bonus_grant', 'player_id' | 'currency' | 'amount' | 'need' | 'weight' | 'expires_at'>,
    MutableRow<'bonus_grant', 'done'> {
  readonly id: number
  status: 'ACTIVE' | 'RELEASED' | 'EXPIRED' | 'GIVEN_UP'
}

/** The payments of one join: its plays consume the parts one after the other, in the order of their numbers. */
export interface PurchasePayments {
  readonly firstSeq: number
  readonly count: number
  /** The price of each play. */
  readonly prices: readonly bigint[]
  readonly stake: readonly Part<AccountKey>[]
  readonly fee: readonly Part<AccountKey>[]
  readonly progress: readonly { readonly grantId: number; readonly amount: bigint }[]
}

export interface BonusRows {
  readonly grants: Map<number, GrantRow>
  /** By the id of the join's journal. */
  readonly purchases: ReadonlyMap<bigint, PurchasePayments>
}

export const newBonusChanges = () => ({
  newGrants: [] as GrantRow[],
  touchedGrants: new Set<GrantRow>(),
  progress: [] as { readonly journalId: bigint; readonly grantId: number; readonly amount: bigint }[],
})

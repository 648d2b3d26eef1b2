import type { DepositState } from '@fairground/rules/payments/deposit'
import type { WithdrawalStatus } from '@fairground/rules/payments/withdrawal'
import type { SubscriptionStatus } from '@fairground/rules/subscriptions/subscription'

/** Each of these is numbered by the journal that began it. */

export interface PaymentRow {
  readonly id: number
  readonly playerId: number
  readonly provider: string
  providerRef: string | null
  readonly currency: string
  readonly amount: bigint
  readonly orderedAt: number
  state: DepositState
  /** Why money that came for this order lies in suspense. */
  flag: PaymentFlag | null
}

export type PaymentFlag = 'amountDiffers' | 'currencyDiffers' | 'paidAfterFailure'

export interface WithdrawalRow {
  readonly id: number
  readonly playerId: number
  readonly currency: string
  readonly amount: bigint
  status: WithdrawalStatus
  version: number
  readonly requestedBy: string
  approvedBy: string | null
  /** The approver must be another person than the requester. */
  readonly fourEyes: boolean
}

export interface SubscriptionRow {
  readonly id: number
  readonly playerId: number
  readonly gameId: number
  readonly currency: string
  /** Played in every instance. */
  readonly plays: readonly (readonly number[])[]
  /** What the plays of one instance cost, fee included. */
  readonly cost: bigint
  /** Instances still to play. */
  leftN: number
  status: SubscriptionStatus
}

export interface NewAdjustment {
  readonly id: bigint
  readonly playerId: number
  readonly currency: string
  readonly amount: bigint
  readonly reason: string
  readonly requestedBy: string
  readonly approvedBy: string
}

/** One prize of a play, named by its place in the plan. */
export interface PrizePlace {
  readonly instanceId: number
  readonly seq: number
  readonly n: number
}

/** An item that was won: its money is set aside for the winner. */
export interface ItemRow extends PrizePlace {
  readonly playerId: number
  readonly amount: bigint
  readonly currency: string
  claimed: boolean
}

export interface NewClaim extends Omit<ItemRow, 'claimed'> {
  readonly journalId: bigint
  readonly takenAs: 'item' | 'cash'
  readonly agentId: number | null
  readonly claimedAt: number
}

export interface GameRow {
  readonly id: number
  readonly active: boolean
  readonly rules: unknown
  readonly prizeTable: unknown
  readonly currency: string
  readonly price: bigint
  readonly fee: bigint
}

export interface CashierRows {
  readonly payments: Map<number, PaymentRow>
  readonly withdrawals: Map<number, WithdrawalRow>
  readonly subscriptions: Map<number, SubscriptionRow>
  readonly games: ReadonlyMap<number, GameRow>
  readonly items: readonly ItemRow[]
}

export const newCashierChanges = () => ({
  payments: new Set<PaymentRow>(),
  withdrawals: new Set<WithdrawalRow>(),
  subscriptions: new Set<SubscriptionRow>(),
  adjustments: [] as NewAdjustment[],
  claims: [] as NewClaim[],
})

import type { MutableRow, Row } from '@fairground/database/row'
import type { DepositState } from '@fairground/rules/payments/deposit'
import type { WithdrawalStatus } from '@fairground/rules/payments/withdrawal'
import type { WithdrawalRoute } from '@fairground/rules/payments/withdrawal-route'
import type { SubscriptionStatus } from '@fairground/rules/subscriptions/subscription'

/** The id of a payment, withdrawal, subscription or adjustment is the id of the journal that created it. */

export interface PaymentRow
  extends Row<'payment', 'player_id' | 'provider' | 'currency' | 'amount'>,
    MutableRow<'payment', 'provider_ref'> {
  readonly id: number
  readonly orderedAt: number
  state: DepositState
  /** Why the money received for this order is in suspense. */
  flag: PaymentFlag | null
}

export type PaymentFlag = 'amountDiffers' | 'currencyDiffers' | 'paidAfterFailure'

export interface WithdrawalRow
  extends Row<'withdrawal', 'player_id' | 'currency' | 'amount' | 'requested_by'>,
    MutableRow<'withdrawal', 'version' | 'approved_by'> {
  readonly id: number
  status: WithdrawalStatus
  /** Staff approve it only by a proposal. */
  readonly fourEyes: boolean
  /** Whether a proposal to approve it has its votes. */
  readonly hasProposal: boolean
  /** A case against the player holds its approval. */
  readonly onHold: boolean
  /** Null until the routing rule has decided. */
  readonly route: WithdrawalRoute | null
  /** The staff member who has decided to approve it, for example staff/3. */
  readonly decidedBy: string | null
}

export interface SubscriptionRow extends Row<'subscription', 'player_id' | 'game_id' | 'currency'> {
  readonly id: number
  /** The lines played in every instance; empty if the game deals them. */
  readonly plays: readonly (readonly number[])[]
  /** Units staked on each line; empty in games without stake units. */
  readonly stakes: readonly (readonly number[])[]
  /** The number of plays in every instance. */
  readonly count: number
  /** The cost of the plays of one instance, fee included. */
  readonly cost: bigint
  /** The number of prepaid instances left. */
  leftN: number
  status: SubscriptionStatus
}

type NewAdjustment = Row<
  'adjustment',
  'id' | 'player_id' | 'currency' | 'amount' | 'reason' | 'requested_by' | 'approved_by'
> & { readonly proposalId: number }

/** A proposal to adjust a balance that has its votes. */
export interface ApprovedAdjustment {
  readonly id: number
  readonly playerId: number
  readonly currency: string
  /** A negative amount debits the player. */
  readonly amount: bigint
  readonly reason: string
  readonly requestedBy: string
  readonly approvedBy: string
  done: boolean
}

/** A proposal that moves money of the operator or out of suspense, and has its votes. */
export interface MoneyProposal {
  readonly id: number
  readonly kind: string
  readonly depositId: number | null
  readonly playerId: number | null
  readonly gameId: number | null
  readonly currency: string
  readonly amount: bigint
}

/** Money that arrived for a payment and matched no order. */
export interface SuspendedMoney {
  readonly id: number
  readonly currency: string
  readonly amount: bigint
}

/** Identifies one prize of a play by its position in the plan. */
export type PrizePlace = Row<'payout', 'instance_id' | 'seq' | 'n'>

/** A won item: its cash option is set aside for the winner. */
export interface ItemRow extends PrizePlace, Row<'ticket', 'player_id'>, Row<'game_instance', 'currency'> {
  readonly amount: bigint
  claimed: boolean
}

interface NewClaim
  extends Omit<ItemRow, 'claimed'>,
    Row<'prize_claim', 'journal_id' | 'agent_id' | 'claimed_at'> {
  readonly takenAs: 'item' | 'cash'
}

export interface GameRow extends Row<'game', 'id' | 'active' | 'rules' | 'prize_table' | 'currency' | 'fee'> {
  readonly price: bigint
}

export interface CashierRows {
  readonly payments: Map<number, PaymentRow>
  readonly withdrawals: Map<number, WithdrawalRow>
  readonly subscriptions: Map<number, SubscriptionRow>
  readonly adjustments: ReadonlyMap<number, ApprovedAdjustment>
  readonly moneyProposals: ReadonlyMap<number, MoneyProposal>
  readonly suspended: ReadonlyMap<number, SuspendedMoney>
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

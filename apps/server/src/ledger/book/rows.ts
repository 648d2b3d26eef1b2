import type { MutableRow, Row } from '@fairground/database/row'
import type { Frontier } from '@fairground/fair/crypto/merkle'

/** The locked rows of a batch. Money is bigint minor units, times are epoch milliseconds. */

export interface AccountRow
  extends Row<'account', 'id' | 'kind' | 'currency' | 'floor_rule'>,
    MutableRow<'account', 'd_post' | 'c_post' | 'd_pend' | 'c_pend' | 'version'> {
  readonly ref: number
}

export interface InstanceRow
  extends Row<
      'game_instance',
      | 'id'
      | 'game_id'
      | 'rules'
      | 'prize_table'
      | 'currency'
      | 'price'
      | 'fee'
      | 'cap'
      | 'player_max'
      | 'reg_end'
      | 'start_at'
    >,
    MutableRow<'game_instance', 'status' | 'version'> {
  /** Plays sold and not cancelled. */
  sold: number
  players: number
  /** The stakes of these plays. */
  pool: bigint
  /** The Merkle tree of plays and cancellations: its size is the position of the last entry. */
  frontier: Frontier
  /** The seed from which bingo cards are dealt. */
  readonly dealSeed: Uint8Array
}

export interface PlayerRow
  extends Row<'player', 'id' | 'username' | 'status' | 'segment' | 'email_verified' | 'rewards_off'>,
    MutableRow<'player', 'has_deposited'> {
  readonly identityVerified: boolean
  readonly countryKnown: boolean
}

export interface PayoutRow
  extends Row<'payout', 'instance_id' | 'seq' | 'tier' | 'from_pool' | 'from_jackpot'>,
    Row<'ticket', 'player_id'> {
  /** The item won instead of money; the amounts are then its cash option. */
  readonly item: string | null
}

/** A play without an outcome, with its price and fee. */
export type OpenTicketRow = Row<
  'ticket',
  'instance_id' | 'seq' | 'player_id' | 'journal_id' | 'price' | 'fee' | 'created_at'
>

/** A play of a player in an instance where they cancel a purchase. */
export interface OwnPlayRow extends OpenTicketRow, Row<'ticket', 'join_code'> {
  readonly isEnded: boolean
}

export interface NewJournal extends Row<'journal', 'id' | 'op_key' | 'player_id'> {
  readonly opHash: Uint8Array
  readonly kind: JournalKind
  readonly ref: number
  readonly result: string
  readonly prevHash: Uint8Array
  readonly hash: Uint8Array
}

export type JournalKind =
  | 'join'
  | 'join-cancel'
  | 'pay'
  | 'close-books'
  | 'refund'
  | 'deposit'
  | 'fund-jackpot'
  | 'fund-reserve'
  | 'deposit-order'
  | 'deposit-credit'
  | 'deposit-suspense'
  | 'deposit-reversal'
  | 'suspense-match'
  | 'suspense-return'
  | 'charge-back'
  | 'withdrawal-hold'
  | 'withdrawal-pay'
  | 'withdrawal-release'
  | 'sub-open'
  | 'sub-skip'
  | 'sub-cancel'
  | 'adjust'
  | 'gift-buy'
  | 'gift-open'
  | 'gift-return'
  | 'bonus-grant'
  | 'bonus-release'
  | 'bonus-expire'
  | 'bonus-ball'
  | 'coupon'
  | 'set-limit'
  | 'deck-open'
  | 'card-prize'
  | 'deck-end'
  | 'prize-claim'
  | 'exchange'

export interface NewTransfer
  extends Row<'transfer', 'journal_id' | 'line' | 'debit_id' | 'credit_id' | 'amount' | 'currency'> {
  readonly phase: TransferPhase
  /** The journal that placed the hold which this transfer posts or releases. */
  readonly pendingOf: bigint | null
}

/** 0 posts, 1 holds, 2 posts a hold, 3 releases a hold. */
export type TransferPhase = 0 | 1 | 2 | 3

export interface NewTicket
  extends Row<
    'ticket',
    'instance_id' | 'seq' | 'player_id' | 'journal_id' | 'plays' | 'mask' | 'price' | 'fee' | 'join_code'
  > {
  readonly salt: Uint8Array
  readonly leafHash: Uint8Array
}

export interface NewOutcome extends Row<'ticket_outcome', 'instance_id' | 'seq' | 'journal_id'> {
  readonly kind: 'WON' | 'REFUND' | 'VOID'
  /** The position of the cancellation in the tree. */
  readonly voidSeq: number | null
}

export type PlayerGameRow = Row<'player_game', 'instance_id' | 'player_id' | 'max_n'> &
  MutableRow<'player_game', 'n'>

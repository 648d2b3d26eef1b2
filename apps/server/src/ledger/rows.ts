import type { Frontier } from '@fairground/fair/merkle'

/** The rows a batch works on, as they stand under lock. Money is bigint minor units, times are epoch milliseconds. */

export interface AccountRow {
  readonly id: bigint
  readonly kind: string
  readonly ref: number
  readonly currency: string
  dPost: bigint
  cPost: bigint
  dPend: bigint
  cPend: bigint
  version: bigint
  readonly floorRule: number
}

export interface InstanceRow {
  readonly id: number
  readonly gameId: number
  status: string
  version: bigint
  readonly rules: unknown
  readonly prizeTable: unknown
  readonly currency: string
  readonly price: bigint
  readonly fee: bigint
  readonly cap: number
  readonly playerMax: number
  /** Plays that count: without those given back. */
  sold: number
  players: number
  /** What was staked on them. */
  pool: bigint
  /** The tree of the plays sold and of those given back: its size is the place of the last. */
  frontier: Frontier
  readonly regEnd: number
  readonly startAt: number
  /** Cards are dealt from it. */
  readonly dealSeed: Uint8Array
}

/** Whose players are ranked. */
export const isRace = ({ rules }: Pick<InstanceRow, 'rules'>): boolean =>
  typeof rules === 'object' && rules !== null && 'kind' in rules && rules.kind === 'regularGame'

export interface PlayerRow {
  readonly id: number
  readonly username: string
  readonly status: string
  readonly segment: string | null
  readonly emailVerified: boolean
  readonly identityVerified: boolean
  readonly countryKnown: boolean
  hasDeposited: boolean
}

export interface PayoutRow {
  readonly instanceId: number
  readonly seq: number
  readonly playerId: number
  readonly tier: string
  readonly fromPool: bigint
  readonly fromJackpot: bigint
  /** Won instead of money, which is its cash option. */
  readonly item: string | null
}

/** A play still without an outcome, with what was paid for it. */
export interface OpenTicketRow {
  readonly instanceId: number
  readonly seq: number
  readonly playerId: number
  readonly journalId: bigint
  readonly price: bigint
  readonly fee: bigint
  readonly createdAt: number
}

/** One of a player's plays in an instance he gives plays back in. */
export interface OwnPlayRow extends OpenTicketRow {
  readonly joinCode: string
  readonly isEnded: boolean
}

export interface NewJournal {
  readonly id: bigint
  readonly opKey: string
  readonly opHash: Uint8Array
  readonly kind: JournalKind
  readonly ref: number
  readonly playerId: number | null
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
  | 'deposit-order'
  | 'deposit-credit'
  | 'deposit-suspense'
  | 'deposit-reversal'
  | 'charge-back'
  | 'withdrawal-hold'
  | 'withdrawal-pay'
  | 'withdrawal-release'
  | 'sub-open'
  | 'sub-skip'
  | 'sub-cancel'
  | 'adjust'
  | 'bonus-grant'
  | 'bonus-release'
  | 'bonus-expire'
  | 'coupon'
  | 'set-limit'
  | 'deck-open'
  | 'card-prize'
  | 'deck-end'
  | 'prize-claim'
  | 'exchange'

export interface NewTransfer {
  readonly journalId: bigint
  readonly line: number
  readonly debitId: bigint
  readonly creditId: bigint
  readonly amount: bigint
  readonly currency: string
  readonly phase: TransferPhase
  /** The journal that took the hold which this transfer posts or releases. */
  readonly pendingOf: bigint | null
}

/** 0 posts, 1 holds, 2 posts a hold, 3 releases a hold. */
export type TransferPhase = 0 | 1 | 2 | 3

export interface NewTicket {
  readonly instanceId: number
  readonly seq: number
  readonly playerId: number
  readonly journalId: bigint
  readonly plays: string
  readonly mask: bigint
  readonly price: bigint
  readonly fee: bigint
  readonly salt: Uint8Array
  readonly leafHash: Uint8Array
  readonly joinCode: string
}

export interface NewOutcome {
  readonly instanceId: number
  readonly seq: number
  readonly kind: 'WON' | 'REFUND' | 'VOID'
  readonly journalId: bigint
  /** Where in the tree a play is taken back. */
  readonly voidSeq: number | null
}

export interface PlayerGameRow {
  readonly instanceId: number
  readonly playerId: number
  n: number
  readonly maxN: number
}

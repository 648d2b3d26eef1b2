import type { JoinRules } from '@fairground/rules/play/join-decision'
import type { ProfileName } from '@fairground/rules/profile'
import type { BonusRows } from '#ledger/bonus/rows.ts'
import type { CashierRows } from '#ledger/cashier/rows.ts'
import type { DeckRows } from '#ledger/decks/rows.ts'
import type { ExchangeTerms } from '#ledger/exchange/rows.ts'
import type { GiftRows } from '#ledger/gifts/rows.ts'
import type { LimitRows } from '#ledger/limits/rows.ts'
import type { BatchHead } from '#ledger/receipts/receipt-batch.ts'
import type { RewardRows } from '#ledger/rewards/rows.ts'
import type {
  AccountRow,
  InstanceRow,
  OpenTicketRow,
  OwnPlayRow,
  PayoutRow,
  PlayerGameRow,
  PlayerRow,
} from './rows.ts'

/** The rows that were locked and read for a batch. */
export interface Loaded extends BatchHead {
  readonly memberId: number
  readonly member: MemberRules
  /** The database clock, read after the locks were taken. */
  readonly now: number
  readonly journalId: bigint
  readonly journalHash: Uint8Array
  readonly decisions: ReadonlyMap<string, EarlierDecision>
  readonly accounts: ReadonlyMap<string, AccountRow>
  readonly instances: ReadonlyMap<number, InstanceRow>
  readonly players: ReadonlyMap<number, PlayerRow>
  readonly playerGames: Map<string, PlayerGameRow>
  /** Salts of players who already have plays in a race, by instance and player. */
  readonly salts: Map<string, Uint8Array>
  readonly payouts: readonly PayoutRow[]
  readonly openTickets: readonly OpenTicketRow[]
  /** All plays of a player in an instance where they cancel a purchase. */
  readonly ownPlays: readonly OwnPlayRow[]
  readonly cashier: CashierRows
  readonly bonus: BonusRows
  readonly limits: LimitRows
  readonly deck: DeckRows
  readonly gifts: GiftRows
  readonly exchange: ExchangeTerms
  readonly rewards: RewardRows
}

/** The operator's settings and profile, as far as they decide about joins and withdrawals. */
export type MemberRules = Omit<JoinRules, 'maxLinesPerJoin'> & {
  /** From this amount on, the approver of a withdrawal must differ from the requester. */
  readonly withdrawalFourEyesFrom: bigint
  /** The largest withdrawal that the routing rule approves. */
  readonly withdrawalAutomaticTo: bigint
  readonly pendingWithdrawalCancellable: boolean
  readonly profile: ProfileName
  /** Whether bonus money is spent before cash. */
  readonly spendBonusFirst: boolean
}

/** The answer stored under an op key, and the hash of the request it answered. */
export interface EarlierDecision {
  readonly opHash: Uint8Array
  readonly answer: unknown
}

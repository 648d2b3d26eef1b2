import type { AccountKey } from '@fairground/server/ledger/account-key'
import type { GrantRow } from '@fairground/server/ledger/bonus/rows'
import type { WithdrawalRow } from '@fairground/server/ledger/cashier/rows'
import type { OfferRow, ReferralRow } from '@fairground/server/ledger/rewards/rows'
import type { NewReceiptBatch } from '@fairground/server/ledger/receipts/receipt-batch'
import type { CounterRow, NewLimitChange } from '@fairground/server/ledger/limits/rows'
import type {
  AccountRow,
  InstanceRow,
  NewJournal,
  NewOutcome,
  NewTicket,
  NewTransfer,
  PayoutRow,
  PlayerGameRow,
  PlayerRow,
} from '@fairground/server/ledger/book/rows'

export type StoredJournal = NewJournal & { readonly createdAt: number }
export type StoredTicket = NewTicket & {
  readonly createdAt: number
  readonly batchN: bigint
  readonly batchIndex: number
}
/** The database stores no row for a lost play; here it has one, so that the invariants can check that it ends once. */
export type StoredOutcome = Omit<NewOutcome, 'kind'> & { readonly kind: NewOutcome['kind'] | 'LOST' }

export interface StoredInstance extends InstanceRow {
  /** What the organiser does with it: draw it, or refund it before or after the close. */
  readonly fate: 'draw' | 'refund-open' | 'refund-closed'
  readonly isRefunding: boolean
}

export interface StoredResult {
  readonly revenue: bigint
  readonly toJackpot: bigint
  readonly fromReserve: bigint
}

export interface StoredProgress {
  readonly journalId: bigint
  readonly grantId: number
  readonly amount: bigint
}

/** The operator's rows. Money tables are append-only. */
export class Tables {
  readonly lane = {
    owner: '',
    epoch: 0n,
    leaseUntil: 0,
    journalId: 0n,
    journalHash: new Uint8Array(32) as Uint8Array,
    batchN: 0n,
    batchHash: new Uint8Array(32) as Uint8Array,
  }
  readonly journals: StoredJournal[] = []
  readonly transfers: NewTransfer[] = []
  readonly tickets: StoredTicket[] = []
  readonly receiptBatches: NewReceiptBatch[] = []
  readonly outcomes: StoredOutcome[] = []
  readonly accounts = new Map<string, AccountRow>()
  readonly instances = new Map<number, StoredInstance>()
  readonly players = new Map<number, PlayerRow>()
  readonly playerGames = new Map<string, PlayerGameRow>()
  readonly results = new Map<number, StoredResult>()
  readonly payouts = new Map<number, readonly PayoutRow[]>()
  readonly withdrawals = new Map<number, WithdrawalRow>()
  readonly grants = new Map<number, GrantRow>()
  readonly progress: StoredProgress[] = []
  readonly offers = new Map<number, OfferRow>()
  readonly referrals = new Map<number, ReferralRow>()
  readonly counters = new Map<string, CounterRow>()
  readonly limitChanges: NewLimitChange[] = []
  readonly transfersByJournal = new Map<bigint, NewTransfer[]>()
  readonly holdsEnded = new Set<bigint>()
  readonly journalByKey = new Map<string, StoredJournal>()
  readonly journalById = new Map<bigint, StoredJournal>()
  readonly ticketByPlay = new Map<string, StoredTicket>()
  readonly ticketsByInstance = new Map<number, StoredTicket[]>()
  readonly outcomeByPlay = new Map<string, StoredOutcome>()
}

const openStatuses: ReadonlySet<string> = new Set(['REQUESTED', 'APPROVED', 'SENDING', 'UNKNOWN'])

export const isOpenWithdrawal = ({ status }: WithdrawalRow): boolean => openStatuses.has(status)

export const playKey = (play: { readonly instanceId: number; readonly seq: number }): string =>
  `${play.instanceId}/${play.seq}`

/** The plays of an instance that were not cancelled. */
export const liveTickets = (tables: Tables, instanceId: number): StoredTicket[] =>
  (tables.ticketsByInstance.get(instanceId) ?? []).filter(
    row => tables.outcomeByPlay.get(playKey(row))?.kind !== 'VOID',
  )

export const emptyAccount = (
  id: bigint,
  { kind, ref, currency }: AccountKey,
  floorRule: 0 | 1,
): AccountRow => ({
  id,
  kind,
  ref,
  currency,
  dPost: 0n,
  cPost: 0n,
  dPend: 0n,
  cPend: 0n,
  version: 0n,
  floorRule,
})

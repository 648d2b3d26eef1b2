import { keyText } from '@fairground/server/ledger/account-key'
import type { AccountKey } from '@fairground/server/ledger/account-key'
import type { GrantRow } from '@fairground/server/ledger/bonus/rows'
import type { WithdrawalRow } from '@fairground/server/ledger/cashier/rows'
import type { OfferRow, ReferralRow } from '@fairground/server/ledger/rewards/rows'
import type { NewReceiptBatch } from '@fairground/server/ledger/receipts/receipt-batch'
import { type CounterRow, counterText, type NewLimitChange } from '@fairground/server/ledger/limits/rows'
import type {
  AccountRow,
  InstanceRow,
  NewTransfer,
  PayoutRow,
  PlayerGameRow,
} from '@fairground/server/ledger/book/rows'
import {
  isOpenWithdrawal,
  liveTickets,
  playKey,
  type StoredInstance,
  type StoredOutcome,
  type StoredJournal,
  type StoredProgress,
  type StoredResult,
  type StoredTicket,
  type Tables,
} from './tables.ts'

/** The schema's constraints by name, so that a planted bug can disable the constraint that would stop it. */
export type Constraint =
  | 'journal_pkey'
  | 'journal_op_key'
  | 'transfer_amount'
  | 'transfer_accounts'
  | 'account_floor'
  | 'instance_sold'
  | 'ticket_pkey'
  | 'receipt_batch_chain'
  | 'player_game_max'
  | 'outcome_pkey'
  | 'void_before_draw'
  | 'hold_resolves_once'
  | 'one_open_withdrawal'
  | 'counter_cap'
  | 'grant_done'

/** PostgreSQL's constraint violation (class 23). */
export class ConstraintBroken extends Error {
  override name = 'ConstraintBroken'
}

/** Writes rows under the schema's constraints and can undo them. */
export class Changes {
  readonly #tables: Tables
  readonly #without: ReadonlySet<Constraint>
  readonly #undo: (() => void)[] = []

  constructor(tables: Tables, without: ReadonlySet<Constraint>) {
    this.#tables = tables
    this.#without = without
  }

  undo(): void {
    for (const step of this.#undo.splice(0).reverse()) step()
  }

  #require(constraint: Constraint, holds: boolean, about: string): void {
    if (!holds && !this.#without.has(constraint)) throw new ConstraintBroken(`${constraint}: ${about}`)
  }

  #set<K, V>(map: Map<K, V>, key: K, value: V): void {
    const before = map.get(key)
    map.set(key, value)
    this.#undo.push(() => (before === undefined ? map.delete(key) : map.set(key, before)))
  }

  #append<V>(rows: V[], row: V): void {
    rows.push(row)
    this.#undo.push(() => rows.pop())
  }

  #grow<K, V>(map: Map<K, V[]>, key: K, row: V): void {
    const rows = map.get(key) ?? []
    this.#set(map, key, rows)
    this.#append(rows, row)
  }

  lane(change: Partial<Tables['lane']>): void {
    const before = { ...this.#tables.lane }
    Object.assign(this.#tables.lane, change)
    this.#undo.push(() => Object.assign(this.#tables.lane, before))
  }

  openAccount(key: AccountKey, row: AccountRow): void {
    if (!this.#tables.accounts.has(keyText(key))) this.#set(this.#tables.accounts, keyText(key), row)
  }

  account(row: AccountRow): void {
    const left = row.cPost - row.dPost - row.dPend
    this.#require(
      'account_floor',
      row.dPend >= 0n && (row.floorRule !== 1 || left >= 0n),
      `${row.kind}/${row.ref} at ${left}`,
    )
    const key = keyText(row as AccountKey)
    if (this.#tables.accounts.has(key)) this.#set(this.#tables.accounts, key, { ...row })
  }

  journal(row: StoredJournal): void {
    const { journalByKey, journalById, journals } = this.#tables
    this.#require('journal_op_key', !journalByKey.has(row.opKey), row.opKey)
    this.#require('journal_pkey', !journalById.has(row.id), String(row.id))
    this.#set(journalByKey, row.opKey, row)
    this.#set(journalById, row.id, row)
    this.#append(journals, row)
  }

  transfer(row: NewTransfer): void {
    this.#require('transfer_amount', row.amount > 0n, String(row.amount))
    this.#require('transfer_accounts', row.debitId !== row.creditId, String(row.debitId))
    const { transfers, transfersByJournal, holdsEnded } = this.#tables
    this.#append(transfers, row)
    this.#grow(transfersByJournal, row.journalId, row)
    if (row.pendingOf === null) return
    const hold = row.pendingOf
    this.#require('hold_resolves_once', !holdsEnded.has(hold), String(hold))
    holdsEnded.add(hold)
    this.#undo.push(() => holdsEnded.delete(hold))
  }

  instance(row: InstanceRow): void {
    const before = this.#tables.instances.get(row.id)!
    const sold = `instance ${row.id} sold ${row.sold} of ${before.cap}`
    this.#require('instance_sold', row.sold >= 0 && row.sold <= before.cap && row.players <= row.sold, sold)
    const { status, version, players, pool, frontier } = row
    this.#set(this.#tables.instances, row.id, {
      ...before,
      sold: row.sold,
      status,
      version,
      players,
      pool,
      frontier,
    })
  }

  organised(id: number, change: Partial<Pick<StoredInstance, 'status' | 'isRefunding'>>): void {
    const before = this.#tables.instances.get(id)!
    this.#set(this.#tables.instances, id, { ...before, ...change, version: before.version + 1n })
  }

  receiptBatch(row: NewReceiptBatch): void {
    const { receiptBatches } = this.#tables
    const before = receiptBatches.at(-1)?.hash ?? new Uint8Array(32)
    const follows = row.n === BigInt(receiptBatches.length + 1) && Buffer.compare(row.previous, before) === 0
    this.#require('receipt_batch_chain', follows, String(row.n))
    this.#append(receiptBatches, row)
  }

  ticket(row: StoredTicket): void {
    const { ticketByPlay, tickets, ticketsByInstance } = this.#tables
    this.#require('ticket_pkey', !ticketByPlay.has(playKey(row)), playKey(row))
    this.#set(ticketByPlay, playKey(row), row)
    this.#append(tickets, row)
    this.#grow(ticketsByInstance, row.instanceId, row)
  }

  playerGame(row: PlayerGameRow): void {
    const key = `${row.instanceId}/${row.playerId}`
    this.#require('player_game_max', row.n >= 0 && row.n <= row.maxN, `${key} has ${row.n} of ${row.maxN}`)
    this.#set(this.#tables.playerGames, key, { ...row })
  }

  outcome(row: StoredOutcome): void {
    const { outcomeByPlay, outcomes } = this.#tables
    this.#require('outcome_pkey', !outcomeByPlay.has(playKey(row)), playKey(row))
    if (row.kind === 'VOID') this.#requireVoid(row)
    this.#set(outcomeByPlay, playKey(row), row)
    this.#append(outcomes, row)
  }

  /** A void must come before the draw and needs its own place in the tree. */
  #requireVoid(row: StoredOutcome): void {
    const { instanceId, voidSeq } = row
    const isFree = voidSeq !== null && !this.#tables.ticketByPlay.has(playKey({ instanceId, seq: voidSeq }))
    this.#require('void_before_draw', isFree && !this.#tables.results.has(instanceId), playKey(row))
  }

  /** Marks every play as lost that was neither cancelled nor has a planned payout. */
  lost(instanceId: number, journalId: bigint): void {
    const planned = new Set(this.#tables.payouts.get(instanceId)?.map(row => row.seq))
    for (const { seq } of liveTickets(this.#tables, instanceId))
      if (!planned.has(seq)) this.outcome({ instanceId, seq, kind: 'LOST', journalId, voidSeq: null })
  }

  withdrawal(row: WithdrawalRow): void {
    const open = isOpenWithdrawal(row) ? [...this.#tables.withdrawals.values()].filter(isOpenWithdrawal) : []
    const isAlone = !open.some(other => other.playerId === row.playerId && other.id !== row.id)
    this.#require('one_open_withdrawal', isAlone, `player ${row.playerId}`)
    this.#set(this.#tables.withdrawals, row.id, { ...row })
  }

  grant(row: GrantRow): void {
    this.#require('grant_done', row.done >= 0n && row.done <= row.need, `grant ${row.id} at ${row.done}`)
    this.#set(this.#tables.grants, row.id, { ...row })
  }

  offer(row: OfferRow): void {
    this.#set(this.#tables.offers, row.id, { ...row })
  }

  referral(row: ReferralRow): void {
    this.#set(this.#tables.referrals, row.id, { ...row })
  }

  progress(row: StoredProgress): void {
    this.#append(this.#tables.progress, row)
  }

  limitChange(row: NewLimitChange): void {
    this.#append(this.#tables.limitChanges, row)
  }

  counter(row: CounterRow): void {
    this.#require('counter_cap', row.cap === null || row.used <= row.cap, counterText(row))
    this.#set(this.#tables.counters, counterText(row), { ...row })
  }

  plan(instanceId: number, result: StoredResult, payouts: readonly PayoutRow[]): void {
    this.#set(this.#tables.results, instanceId, result)
    this.#set(this.#tables.payouts, instanceId, payouts)
  }

  deposited(playerId: number): void {
    const player = this.#tables.players.get(playerId)!
    this.#set(this.#tables.players, playerId, { ...player, hasDeposited: true })
  }
}

import { keyText, playerBonus } from '@fairground/server/ledger/account-key'
import { isOpenWithdrawal, type StoredJournal, type Tables } from './tables.ts'
import { wagered } from './read-money-rows.ts'
import type { Witness } from './witness.ts'

/** A hold ends at most once and as its withdrawal says; nobody stakes more than his limit of that moment. */
export class CashierInvariants {
  readonly #tables: Tables
  readonly #witness: Witness
  readonly #ended = new Map<bigint, number>()
  readonly #wagered = new Map<string, bigint>()
  readonly #caps = new Map<string, bigint | null>()

  constructor(tables: Tables, witness: Witness) {
    this.#tables = tables
    this.#witness = witness
  }

  check(fresh: readonly StoredJournal[]): void {
    for (const journal of fresh) this.#follow(journal)
    if (fresh.length === 0) return
    this.#checkWithdrawals()
    this.#checkGrants()
  }

  #follow({ id, kind, playerId, opKey }: StoredJournal): void {
    const transfers = this.#tables.transfersOf.get(id) ?? []
    for (const { pendingOf, phase } of transfers) {
      if (pendingOf === null) continue
      this.#witness.require(
        !this.#ended.has(pendingOf),
        () => `hold ${pendingOf} ended twice, now by ${opKey}`,
      )
      this.#ended.set(pendingOf, phase)
    }
    if (kind === 'set-limit') {
      const change = this.#tables.limitChanges.find(row => row.journalId === id)!
      this.#caps.set(`${playerId}/${change.currency}`, change.newCap)
    }
    const first = transfers[0]
    if (!first || (kind !== 'join' && kind !== 'refund')) return
    const whose = `${playerId}/${first.currency}`
    const sum = transfers.reduce((total, row) => total + row.amount, 0n)
    const used = (this.#wagered.get(whose) ?? 0n) + (kind === 'join' ? sum : -sum)
    this.#wagered.set(whose, used)
    const cap = this.#caps.get(whose) ?? null
    const isWithin = kind === 'refund' || cap === null || used <= cap
    this.#witness.require(isWithin, () => `player ${whose} staked ${used} of a limit of ${cap}`)
  }

  #checkWithdrawals(): void {
    const open = new Set<number>()
    for (const row of this.#tables.withdrawals.values()) {
      const ended = this.#ended.get(BigInt(row.id))
      const expected = isOpenWithdrawal(row) ? undefined : row.status === 'PAID' ? 2 : 3
      this.#witness.require(
        ended === expected,
        () => `withdrawal ${row.id} is ${row.status}, its hold ${ended}`,
      )
      if (!isOpenWithdrawal(row)) continue
      this.#witness.require(!open.has(row.playerId), () => `player ${row.playerId} has two open withdrawals`)
      open.add(row.playerId)
    }
  }

  #checkGrants(): void {
    for (const { id, currency, status, done, need } of this.#tables.grants.values()) {
      this.#witness.require(done >= 0n && done <= need, () => `grant ${id} has ${done} of ${need}`)
      const bucket = this.#tables.accounts.get(keyText(playerBonus(id, currency)))
      const left = bucket ? bucket.cPost - bucket.dPost : 0n
      const isEmpty = status === 'ACTIVE' || left === 0n
      this.#witness.require(isEmpty, () => `grant ${id} is ${status} with ${left} in its bucket`)
    }
  }

  /** The counters, recounted from the plays. */
  checkAll(): void {
    for (const [key, { playerId, currency, used }] of this.#tables.counters) {
      const counted = wagered(this.#tables, playerId, currency)
      this.#witness.require(used === counted, () => `counter ${key} is ${used}, the plays are ${counted}`)
    }
  }
}

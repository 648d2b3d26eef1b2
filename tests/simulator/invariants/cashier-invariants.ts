import { keyText, playerBonus } from '@fairground/server/ledger/account-key'
import type { NewLimitChange } from '@fairground/server/ledger/limits/rows'
import { isOpenWithdrawal, type StoredJournal, type Tables } from '../engine/tables.ts'
import { countedKinds, computeUsed } from '../lane/read-money-rows.ts'
import type { Witness } from './witness.ts'

/** A hold ends at most once and matches its withdrawal; no player stakes or loses more than the limit at that time. */
export class CashierInvariants {
  readonly #tables: Tables
  readonly #witness: Witness
  readonly #ended = new Map<bigint, number>()
  readonly #used = new Map<string, bigint>()
  readonly #caps = new Map<string, bigint | null>()
  /** Grants that are neither released nor expired, with the journals that created them. */
  readonly #toBePlayed = new Map<number, StoredJournal>()

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

  #follow(journal: StoredJournal): void {
    const { id, kind, ref, opKey } = journal
    const transfers = this.#tables.transfersByJournal.get(id) ?? []
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
      this.#caps.set(limitKeyText(change), change.newCap)
    }
    if (kind === 'bonus-grant') this.#toBePlayed.set(ref, journal)
    if (kind === 'bonus-release' || kind === 'bonus-expire') this.#toBePlayed.delete(ref)
    if (kind === 'withdrawal-hold') this.#checkPlayed(journal)
    if (countedKinds.has(kind)) this.#checkLimits(journal)
  }

  /** No withdrawal starts while a bonus in its currency is active; a wagered bonus is released at once. */
  #checkPlayed({ id, playerId, createdAt }: StoredJournal): void {
    const { currency } = this.#tables.transfersByJournal.get(id)![0]!
    for (const [grantId, granted] of this.#toBePlayed) {
      const grant = this.#tables.grants.get(grantId)!
      const isOther = granted.playerId !== playerId || grant.currency !== currency
      this.#witness.require(
        isOther || grant.expiresAt <= createdAt,
        () => `withdrawal ${id} was accepted while grant ${grantId} was not wagered yet`,
      )
    }
  }

  #checkLimits({ id, kind, playerId }: StoredJournal): void {
    const transfers = this.#tables.transfersByJournal.get(id) ?? []
    const currency = transfers[0]?.currency
    if (currency === undefined || playerId === null) return
    const sum = transfers.reduce((total, row) => total + row.amount, 0n)
    for (const limit of ['wagerWeek', 'lossDay', 'lossWeek'] as const) {
      const key = limitKeyText({ playerId, currency, kind: limit })
      const before = this.#used.get(key) ?? 0n
      const used =
        kind === 'join' ? before + sum : before - (kind === 'pay' && limit === 'wagerWeek' ? 0n : sum)
      this.#used.set(key, used < 0n ? 0n : used)
      const cap = this.#caps.get(key) ?? null
      const isWithin = kind !== 'join' || cap === null || used <= cap
      this.#witness.require(isWithin, () => `${key} used ${used} of a limit of ${cap}`)
    }
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

  /** Recomputes the counters from the plays and prizes. */
  checkAll(): void {
    for (const [key, counter] of this.#tables.counters) {
      const { used } = counter
      const counted = computeUsed(this.#tables, counter)
      this.#witness.require(used === counted, () => `counter ${key} is ${used}, the ledger has ${counted}`)
    }
  }
}

const limitKeyText = ({
  playerId,
  currency,
  kind,
}: Pick<NewLimitChange, 'playerId' | 'currency' | 'kind'>): string => `${kind} of ${playerId} in ${currency}`

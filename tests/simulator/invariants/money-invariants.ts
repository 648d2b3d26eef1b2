import { journalHash } from '@fairground/server/ledger/book/journal-hash'
import type { NewTransfer } from '@fairground/server/ledger/book/rows'
import type { StoredJournal, Tables } from '../engine/tables.ts'
import type { Witness } from './witness.ts'

interface Totals {
  debit: bigint
  credit: bigint
  held: bigint
}

/** The sign of the moved and of the held amount by phase: post, hold, post a hold, release a hold. */
const moved = [1n, 0n, 1n, 0n]
const held = [0n, 1n, -1n, -1n]

const nothing: Readonly<Totals> = { debit: 0n, credit: 0n, held: 0n }

/** Zero sum, balances equal transfers, floors, one journal per key, unbroken hash chain. Checks only new rows. */
export class MoneyInvariants {
  readonly #tables: Tables
  readonly #witness: Witness
  readonly #totals = new Map<bigint, Totals>()
  readonly #keys = new Set<string>()
  #journals = 0
  #transfers = 0
  #hash: Uint8Array = new Uint8Array(32)

  constructor(tables: Tables, witness: Witness) {
    this.#tables = tables
    this.#witness = witness
  }

  /** Checks and returns the journals written since the last check. */
  check(): readonly StoredJournal[] {
    const { transfers, journals } = this.#tables
    for (const transfer of transfers.slice(this.#transfers)) this.#count(transfer)
    this.#transfers = transfers.length
    const fresh = journals.slice(this.#journals)
    for (const journal of fresh) this.#chain(journal)
    this.#checkHead()
    this.#checkAccounts()
    return fresh
  }

  #count(transfer: NewTransfer): void {
    const { phase, amount } = transfer
    const debit = this.#totalsFor(transfer.debitId)
    debit.debit += moved[phase]! * amount
    debit.held += held[phase]! * amount
    this.#totalsFor(transfer.creditId).credit += moved[phase]! * amount
  }

  #totalsFor(accountId: bigint): Totals {
    const found = this.#totals.get(accountId) ?? { ...nothing }
    this.#totals.set(accountId, found)
    return found
  }

  #chain(journal: StoredJournal): void {
    const { id, opKey } = journal
    this.#journals += 1
    this.#witness.require(!this.#keys.has(opKey), () => `two journals have the key ${opKey}`)
    this.#keys.add(opKey)
    this.#witness.require(
      id === BigInt(this.#journals),
      () => `journal ${id} is at position ${this.#journals}`,
    )
    const transfers = this.#tables.transfersByJournal.get(id) ?? []
    const hash = journalHash(this.#hash, { ...journal, transfers })
    const isLinked = equal(journal.prevHash, this.#hash) && equal(journal.hash, hash)
    this.#witness.require(isLinked, () => `the hash chain breaks at journal ${id}`)
    this.#hash = journal.hash
  }

  #checkHead(): void {
    const { journalId, journalHash } = this.#tables.lane
    const isLast = journalId === BigInt(this.#journals) && equal(journalHash, this.#hash)
    this.#witness.require(isLast, () => `the lane's head is ${journalId}, the last journal ${this.#journals}`)
  }

  #checkAccounts(): void {
    const sums = new Map<string, bigint>()
    for (const [key, row] of this.#tables.accounts) {
      const { debit, credit, held } = this.#totals.get(row.id) ?? nothing
      const isSum = row.dPost === debit && row.cPost === credit && row.dPend === held
      this.#witness.require(
        isSum,
        () => `${key} is ${row.cPost}-${row.dPost}, its transfers ${credit}-${debit}`,
      )
      const left = row.cPost - row.dPost - row.dPend
      this.#witness.require(row.floorRule !== 1 || left >= 0n, () => `${key} is at ${left}`)
      sums.set(row.currency, (sums.get(row.currency) ?? 0n) + row.cPost - row.dPost)
    }
    for (const [currency, sum] of sums)
      this.#witness.require(sum === 0n, () => `all accounts in ${currency} add up to ${sum}`)
  }
}

const equal = (a: Uint8Array, b: Uint8Array): boolean => Buffer.compare(a, b) === 0

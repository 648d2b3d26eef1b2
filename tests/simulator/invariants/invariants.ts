import { CashierInvariants } from './cashier-invariants.ts'
import type { Transaction } from '../engine/database.ts'
import { MoneyInvariants } from './money-invariants.ts'
import { PlayInvariants } from './play-invariants.ts'
import { ReceiptInvariants } from './receipt-invariants.ts'
import { RewardInvariants } from './reward-invariants.ts'
import type { Tables } from '../engine/tables.ts'
import type { Witness } from './witness.ts'

/** All invariants, checked after each commit, because the tables change only then. */
export class Invariants {
  readonly #tables: Tables
  readonly #witness: Witness
  readonly #money: MoneyInvariants
  readonly #plays: PlayInvariants
  readonly #receipts: ReceiptInvariants
  readonly #cashier: CashierInvariants
  readonly #rewards: RewardInvariants

  constructor(tables: Tables, witness: Witness) {
    this.#tables = tables
    this.#witness = witness
    this.#money = new MoneyInvariants(tables, witness)
    this.#plays = new PlayInvariants(tables, witness)
    this.#receipts = new ReceiptInvariants(tables, witness)
    this.#cashier = new CashierInvariants(tables, witness)
    this.#rewards = new RewardInvariants(tables, witness)
  }

  /** Only the current owner of the lane may write money. */
  before({ owner, epoch }: Transaction): void {
    if (epoch === undefined) return
    const { lane } = this.#tables
    const isOwner = lane.owner === owner && lane.epoch === epoch
    this.#witness.require(
      isOwner,
      () => `${owner} writes with epoch ${epoch}, but ${lane.owner} owns the lane`,
    )
  }

  after(): void {
    const fresh = this.#money.check()
    for (const journal of fresh) this.#witness.recordBooking(journal)
    this.#plays.check()
    this.#receipts.check()
    this.#cashier.check(fresh)
    this.#rewards.check(fresh)
  }

  end(): void {
    this.#witness.checkAll()
    this.#plays.checkAll()
    this.#cashier.checkAll()
  }
}

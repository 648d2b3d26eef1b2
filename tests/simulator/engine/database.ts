import { Changes, type Constraint } from './changes.ts'
import { type Task, sleep } from './machines.ts'
import type { Random } from './random.ts'
import type { Tables } from './tables.ts'
import type { Timeline } from './timeline.ts'

/** The connection broke, the server stopped or a lock timed out: the outcome of the transaction is unknown. */
export class Interrupted extends Error {
  override name = 'Interrupted'
}

export interface Transaction {
  /** The process that opened it, with its restart count. */
  readonly owner: string
  readonly writes: ((changes: Changes) => void)[]
  readonly locks: Set<string>
  /** Set by a batch: the epoch of the lease it relies on. */
  epoch?: bigint
  state: 'open' | 'committing' | 'over'
  lastSeen: number
}

export interface DatabaseOptions {
  readonly firstClock: number
  readonly tables: Tables
  readonly timeline: Timeline
  readonly random: Random
  readonly without: ReadonlySet<Constraint>
  /** Applies each statement at once, as if there were no transaction. */
  readonly isTorn: boolean
  readonly isFaulty: () => boolean
  readonly trace: (line: string) => void
  /** Called after every change of the tables. */
  readonly onCommitted: (tx: Transaction) => void
  readonly beforeCommit: (tx: Transaction) => void
}

const lockTimeoutMs = 2000
const idleTimeoutMs = 5000

/** An in-memory PostgreSQL with row locks, constraints, atomic commits, and network and server faults. */
export class Database {
  readonly #options: DatabaseOptions
  readonly #open = new Set<Transaction>()
  readonly #holders = new Map<string, Transaction>()
  #downUntil = 0
  clockOffset = 0

  constructor(options: DatabaseOptions) {
    this.#options = options
  }

  get tables(): Tables {
    return this.#options.tables
  }

  /** The server's clock, which may jump. */
  get clock(): number {
    return this.time + this.clockOffset
  }

  /** The clock of the other machines. */
  get time(): number {
    return this.#options.firstClock + this.#options.timeline.now
  }

  *begin(owner: string): Task<Transaction> {
    yield* this.#roundTrip(undefined)
    const { now } = this.#options.timeline
    const tx: Transaction = { owner, writes: [], locks: new Set(), state: 'open', lastSeen: now }
    this.#open.add(tx)
    return tx
  }

  /** Runs one statement after a simulated round trip, which may fail. */
  *statement<T>(tx: Transaction, act: () => T): Task<T> {
    yield* this.#roundTrip(tx)
    const answer = act()
    tx.lastSeen = this.#options.timeline.now
    return answer
  }

  *write(tx: Transaction, change: (changes: Changes) => void): Task<void> {
    yield* this.#roundTrip(tx)
    tx.lastSeen = this.#options.timeline.now
    if (!this.#options.isTorn) tx.writes.push(change)
    else this.#apply(tx, [change])
  }

  *lock(tx: Transaction, name: string): Task<void> {
    yield* this.#roundTrip(tx)
    const { timeline } = this.#options
    const deadline = timeline.now + lockTimeoutMs
    for (let holder = this.#holders.get(name); holder && holder !== tx; holder = this.#holders.get(name)) {
      if (holder.state === 'open' && timeline.now - holder.lastSeen > idleTimeoutMs) this.abort(holder)
      else if (timeline.now > deadline) throw new Interrupted('lock timeout')
      else yield* sleep(20)
      this.#requireOpen(tx)
    }
    this.#holders.set(name, tx)
    tx.locks.add(name)
    tx.lastSeen = timeline.now
  }

  *commit(tx: Transaction): Task<void> {
    yield* this.#roundTrip(tx)
    const { random, isFaulty, timeline, trace } = this.#options
    const fate =
      isFaulty() && random.chance(0.03) ? random.pick(['lost', 'unknown', 'late'] as const) : 'done'
    if (fate !== 'done') trace(`commit of ${tx.owner} ${fate}`)
    if (fate === 'lost') this.abort(tx)
    else if (fate === 'late') {
      // The server still commits after the connection is lost and keeps the locks until it is done.
      tx.state = 'committing'
      timeline.after(random.int(20, 1500), () => this.#commitLate(tx))
    } else this.#apply(tx, tx.writes)
    if (fate !== 'done') throw new Interrupted('the connection broke at commit')
    this.#end(tx)
    yield* sleep(random.int(0, 2))
  }

  #commitLate(tx: Transaction): void {
    if (tx.state !== 'committing') return
    try {
      this.#apply(tx, tx.writes)
    } catch {
      this.#options.trace('a late commit failed')
    }
    this.#end(tx)
  }

  /** Makes the writes of a transaction visible, all of them or none. */
  #apply(tx: Transaction, writes: Transaction['writes']): void {
    const changes = new Changes(this.tables, this.#options.without)
    this.#options.beforeCommit(tx)
    try {
      for (const change of writes) change(changes)
    } catch (error) {
      changes.undo()
      this.#end(tx)
      throw error
    }
    if (writes.length > 0) this.#options.onCommitted(tx)
  }

  abort(tx: Transaction): void {
    if (tx.state === 'open') this.#end(tx)
  }

  #end(tx: Transaction): void {
    tx.state = 'over'
    this.#open.delete(tx)
    for (const name of tx.locks) if (this.#holders.get(name) === tx) this.#holders.delete(name)
  }

  /** Aborts the transactions of a killed process. */
  dropConnections(name: string): void {
    for (const tx of this.#open) if (tx.owner.startsWith(`${name}#`)) this.abort(tx)
  }

  /** Kills the server: open transactions are lost, committed ones stay. */
  restart(ms: number): void {
    for (const tx of this.#open) this.#end(tx)
    this.#downUntil = this.#options.timeline.now + ms
  }

  *#roundTrip(tx: Transaction | undefined): Task<void> {
    const { random, isFaulty, timeline } = this.#options
    yield* sleep(random.int(0, 3))
    if (timeline.now < this.#downUntil) throw new Interrupted('the server is down')
    if (tx) this.#requireOpen(tx)
    if (!isFaulty() || !random.chance(0.004)) return
    if (tx) this.abort(tx)
    throw new Interrupted('connection lost')
  }

  #requireOpen(tx: Transaction): void {
    if (tx.state !== 'open') throw new Interrupted('the transaction has ended')
  }
}

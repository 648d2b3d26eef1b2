import { Changes, type Constraint } from './changes.ts'
import { type Task, sleep } from './machines.ts'
import type { Random } from './random.ts'
import type { Tables } from './tables.ts'
import type { Timeline } from './timeline.ts'

/** The connection broke, the server went away or a lock was not to be had: nothing is known of the transaction. */
export class Interrupted extends Error {
  override name = 'Interrupted'
}

export interface Transaction {
  /** The machine's life that opened it. */
  readonly owner: string
  readonly writes: ((changes: Changes) => void)[]
  readonly locks: Set<string>
  /** Set by a batch: what it believes its lease to be. */
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
  /** Each statement on its own, as if there were no transaction. */
  readonly isTorn: boolean
  readonly isFaulty: () => boolean
  readonly trace: (line: string) => void
  /** After every change of the tables, with the transaction that made it. */
  readonly onCommitted: (tx: Transaction) => void
  readonly beforeCommit: (tx: Transaction) => void
}

const lockTimeoutMs = 2000
const idleTimeoutMs = 5000

/** An in-memory PostgreSQL: row locks, constraints, all or nothing, and the faults of a network and a server. */
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

  /** The server's own clock, which may jump. */
  get clock(): number {
    return this.#options.firstClock + this.#options.timeline.now + this.clockOffset
  }

  *begin(owner: string): Task<Transaction> {
    yield* this.#roundTrip(undefined)
    const { now } = this.#options.timeline
    const tx: Transaction = { owner, writes: [], locks: new Set(), state: 'open', lastSeen: now }
    this.#open.add(tx)
    return tx
  }

  /** One statement: the way there, what the server does, the way back. A fault may strike on either way. */
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
      // The server is still at it when the connection is gone: the locks stay until it is through.
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
      this.#options.trace('a late commit was refused')
    }
    this.#end(tx)
  }

  /** Nothing a transaction wrote is seen before this, and either all of it is or none. */
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

  /** The server sees the connections of a killed process close. */
  dropConnections(name: string): void {
    for (const tx of this.#open) if (tx.owner.startsWith(`${name}#`)) this.abort(tx)
  }

  /** kill -9 of the server: open transactions are gone, committed ones stay. */
  restart(ms: number): void {
    for (const tx of this.#open) this.#end(tx)
    this.#downUntil = this.#options.timeline.now + ms
  }

  *#roundTrip(tx: Transaction | undefined): Task<void> {
    const { random, isFaulty, timeline } = this.#options
    yield* sleep(random.int(0, 3))
    if (timeline.now < this.#downUntil) throw new Interrupted('the server is not there')
    if (tx) this.#requireOpen(tx)
    if (!isFaulty() || !random.chance(0.004)) return
    if (tx) this.abort(tx)
    throw new Interrupted('connection lost')
  }

  #requireOpen(tx: Transaction): void {
    if (tx.state !== 'open') throw new Interrupted('the transaction is gone')
  }
}

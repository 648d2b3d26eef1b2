import type { LaneReply } from '@fairground/server/ledger/command'
import { leaseMs, LeaseLost, renewEveryMs } from '@fairground/server/ledger/lease'
import { Interrupted } from './database.ts'
import { type Answer, decideBatch, type Lease } from './lane-batch.ts'
import { Mailbox, receive, sleep, type Task } from './machines.ts'
import type { Asked, System } from './system.ts'

const mostPerBatch = 8

/** One life of a lane process: it renews its lease each second and, while it has it, decides what waits. */
export class LaneProcess {
  readonly #system: System
  readonly #owner: string
  readonly #inbox = new Mailbox()
  #lease: Lease | undefined

  constructor(system: System, owner: string) {
    this.#system = system
    this.#owner = owner
  }

  *renewing(): Task<void> {
    for (;;) {
      try {
        this.#holds(yield* this.#takeLease())
      } catch (error) {
        if (!(error instanceof Interrupted)) throw error
      }
      yield* sleep(renewEveryMs)
    }
  }

  *#takeLease(): Task<bigint | undefined> {
    const { database, behaviour } = this.#system
    const owner = this.#owner
    const tx = yield* database.begin(owner)
    try {
      yield* database.lock(tx, 'lane')
      const { lane } = database.tables
      const isMine = lane.owner === owner
      if (!isMine && lane.leaseUntil >= database.clock) {
        database.abort(tx)
        return undefined
      }
      const epoch = isMine ? lane.epoch : behaviour.epochAfterTakeover(lane.epoch)
      const leaseUntil = database.clock + leaseMs
      yield* database.write(tx, changes => changes.lane({ owner, epoch, leaseUntil }))
      yield* database.commit(tx)
      return epoch
    } catch (error) {
      database.abort(tx)
      throw error
    }
  }

  #holds(epoch: bigint | undefined): void {
    if (this.#lease && this.#lease.epoch !== epoch) this.#release()
    if (epoch === undefined || this.#lease) return
    this.#lease = { owner: this.#owner, epoch }
    this.#system.trace(`${this.#owner} serves with epoch ${epoch}`)
    this.#system.serving.set(this.#owner, asked => this.#inbox.put(asked))
  }

  /** Leaves the subject; what still waits is not decided here. */
  #release(): void {
    this.#lease = undefined
    this.#system.serving.delete(this.#owner)
    for (const asked of this.#inbox.messages.splice(0)) (asked as Asked).reply({ refused: 'not-mine' })
  }

  *serving(): Task<void> {
    for (;;) {
      const first = (yield* receive(this.#inbox, Infinity)) as Asked | undefined
      if (!first) continue
      const batch = [first, ...(this.#inbox.messages.splice(0, mostPerBatch - 1) as Asked[])]
      if (this.#lease) yield* this.#decide(this.#lease, batch)
      else for (const { reply } of batch) reply({ refused: 'not-mine' })
    }
  }

  *#decide(lease: Lease, batch: readonly Asked[]): Task<void> {
    const replies: LaneReply<unknown>[] = []
    const answer: Answer = (some, from, isCommitted) =>
      some.forEach((reply, i) => {
        replies[from + i] = reply
        if (!isCommitted) batch[from + i]!.reply(reply)
      })
    try {
      const commands = batch.map(asked => asked.command)
      yield* decideBatch(this.#system, lease, commands, answer)
    } catch (error) {
      if (!(error instanceof LeaseLost || error instanceof Interrupted)) throw error
      this.#system.trace(`${this.#owner} lost its lane: ${error.message}`)
      for (const { reply } of batch) reply({ refused: 'not-mine' })
      return this.#release()
    }
    batch.forEach((asked, i) => asked.reply(replies[i]!))
  }
}

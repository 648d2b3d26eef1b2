import type { LaneReply } from '@fairground/server/ledger/lane/lane-reply'
import { leaseMs, LeaseLost, renewEveryMs } from '@fairground/server/ledger/lane/lease'
import type { RefusedKeys } from '@fairground/server/ledger/lane/refused-keys'
import { Interrupted } from '../engine/database.ts'
import { type Answer, decideBatch, type Lease } from './lane-batch.ts'
import { Mailbox, receive, sleep, type Task } from '../engine/machines.ts'
import type { PendingCommand, System } from '../system.ts'

const maxPerBatch = 8

/** One run of a lane process: it renews its lease each second and decides commands while it holds the lease. */
export class LaneProcess {
  readonly #system: System
  readonly #owner: string
  readonly #inbox = new Mailbox()
  /** Lost when the process ends. */
  readonly #refused: RefusedKeys
  #lease: Lease | undefined

  constructor(system: System, owner: string) {
    this.#system = system
    this.#owner = owner
    this.#refused = system.behaviour.createRefusedKeys(() => system.database.time)
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
    this.#lease = { owner: this.#owner, epoch, refused: this.#refused }
    this.#system.trace(`${this.#owner} serves with epoch ${epoch}`)
    this.#system.serving.set(this.#owner, pending => this.#inbox.put(pending))
  }

  /** Stops serving and returns the pending commands undecided. */
  #release(): void {
    this.#lease = undefined
    this.#system.serving.delete(this.#owner)
    for (const pending of this.#inbox.messages.splice(0))
      (pending as PendingCommand).reply({ refused: 'not-mine' })
  }

  *serving(): Task<void> {
    for (;;) {
      const first = (yield* receive(this.#inbox, Infinity)) as PendingCommand | undefined
      if (!first) continue
      const batch = [first, ...(this.#inbox.messages.splice(0, maxPerBatch - 1) as PendingCommand[])]
      if (this.#lease) yield* this.#decide(this.#lease, batch)
      else for (const { reply } of batch) reply({ refused: 'not-mine' })
    }
  }

  *#decide(lease: Lease, batch: readonly PendingCommand[]): Task<void> {
    const replies: LaneReply<unknown>[] = []
    const answer: Answer = (some, from, isCommitted) =>
      some.forEach((reply, i) => {
        replies[from + i] = reply
        if (!isCommitted) batch[from + i]!.reply(reply)
      })
    try {
      const commands = batch.map(pending => this.#system.behaviour.receive(pending.command))
      yield* decideBatch(this.#system, lease, commands, answer)
    } catch (error) {
      if (!(error instanceof LeaseLost || error instanceof Interrupted)) throw error
      this.#system.trace(`${this.#owner} lost its lane: ${error.message}`)
      for (const { reply } of batch) reply({ refused: 'not-mine' })
      return this.#release()
    }
    batch.forEach(({ command, reply }, i) => {
      this.#system.witness.recordDecision(lease.owner, command, replies[i]!)
      reply(replies[i]!)
    })
  }
}

import type { AnyCommand } from '@fairground/server/ledger/commands'
import type { LaneReply } from '@fairground/server/ledger/lane/lane-reply'
import { leaseMs, LeaseLost, renewEveryMs } from '@fairground/server/ledger/lane/lease'
import type { RefusedKeys } from '@fairground/server/ledger/lane/refused-keys'
import { Interrupted } from '../engine/database.ts'
import { type Answer, decideBatch } from './lane-batch.ts'
import type { Lease } from './lease.ts'
import { decideEarly, type EarlyBatch, type SentBatch } from './early-batch.ts'
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
    let early: EarlyPending | undefined
    for (;;) {
      const batch = early?.batch ?? (yield* this.#receiveBatch())
      if (batch.length === 0) early = undefined
      else if (this.#lease) early = yield* this.#decide(this.#lease, batch, early?.decided)
      else {
        early = undefined
        for (const { reply } of batch) reply({ refused: 'not-mine' })
      }
    }
  }

  *#receiveBatch(): Task<PendingCommand[]> {
    const first = (yield* receive(this.#inbox, Infinity)) as PendingCommand | undefined
    return first ? [first, ...this.#takeWaiting(maxPerBatch - 1)] : []
  }

  #takeWaiting(count: number): PendingCommand[] {
    return this.#inbox.messages.splice(0, count) as PendingCommand[]
  }

  /** Decides a batch, and the waiting purchases before its commit. Returns those. */
  *#decide(
    lease: Lease,
    batch: readonly PendingCommand[],
    decided: EarlyBatch | undefined,
  ): Task<EarlyPending | undefined> {
    const replies: LaneReply<unknown>[] = []
    const answer: Answer = (some, from, isCommitted) =>
      some.forEach((reply, i) => {
        replies[from + i] = reply
        if (!isCommitted) batch[from + i]!.reply(reply)
      })
    const toCommands = (pending: readonly PendingCommand[]) =>
      pending.map(({ command }) => this.#system.behaviour.receive(command))
    let next: EarlyPending | undefined
    const decideNext = (sent: SentBatch) => this.#decideEarly(lease, toCommands(next?.batch ?? []), sent)
    const takeNext = () => this.#takeWaiting(maxPerBatch)
    const onSent = function* (sent: SentBatch): Task<void> {
      next = { batch: takeNext(), decided: undefined }
      next = { ...next, decided: yield* decideNext(sent) }
    }
    try {
      yield* decideBatch(this.#system, lease, toCommands(batch), answer, { early: decided, onSent })
    } catch (error) {
      if (!(error instanceof LeaseLost || error instanceof Interrupted)) throw error
      this.#system.trace(`${this.#owner} lost its lane: ${error.message}`)
      for (const { reply } of [...batch, ...(next?.batch ?? [])]) reply({ refused: 'not-mine' })
      this.#release()
      return undefined
    }
    batch.forEach(({ command, reply }, i) => {
      this.#system.witness.recordDecision(lease.owner, command, replies[i]!)
      reply(replies[i]!)
    })
    return next
  }

  /** A broken connection ends the attempt: the purchases are then decided after the commit. */
  *#decideEarly(
    lease: Lease,
    commands: readonly AnyCommand[],
    sent: SentBatch,
  ): Task<EarlyBatch | undefined> {
    if (commands.length === 0) return undefined
    try {
      return yield* decideEarly(this.#system, lease, commands, sent)
    } catch (error) {
      if (error instanceof Interrupted) return undefined
      throw error
    }
  }
}

/** Commands that were taken before the commit of the batch before. */
interface EarlyPending {
  readonly batch: readonly PendingCommand[]
  readonly decided: EarlyBatch | undefined
}

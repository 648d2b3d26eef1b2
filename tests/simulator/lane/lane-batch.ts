import type { AnyCommand } from '@fairground/server/ledger/commands'
import type { LaneReply } from '@fairground/server/ledger/lane/lane-reply'
import { LeaseLost } from '@fairground/server/ledger/lane/lease'
import { mergeNeeds } from '@fairground/server/ledger/load/needs'
import { getNeeds } from '@fairground/server/ledger/lane/apply-rule'
import { Interrupted, type Transaction } from '../engine/database.ts'
import { sleep, type Task } from '../engine/machines.ts'
import type { EarlyBatch, SentBatch } from './early-batch.ts'
import { decideCommands } from './decide-commands.ts'
import type { Lease } from './lease.ts'
import { lockInstances, readBatch, readHead } from './read-batch.ts'
import type { System } from '../system.ts'
import { writeBatch } from './write-batch.ts'

type Reply = LaneReply<unknown>

/** Replies to the commands starting at index `from`. */
export type Answer = (replies: readonly Reply[], from: number, isCommitted: boolean) => void

/** How a batch follows the one before and is followed by the next. */
export interface Overlap {
  /** The same commands, decided before the commit of the batch before. */
  readonly early?: EarlyBatch | undefined
  /** Runs when a batch of purchases is written and not yet committed. */
  readonly onSent?: ((sent: SentBatch) => Task<void>) | undefined
}

/** Runs all commands in one transaction like the server's batch: fence, lock and read, decide, write, commit. */
function* runBatch(
  system: System,
  lease: Lease,
  commands: readonly AnyCommand[],
  answer: Answer,
  from: number,
  { early, onSent }: Overlap = {},
): Task<void> {
  const { database, behaviour } = system
  const tx = yield* database.begin(lease.owner)
  tx.epoch = lease.epoch
  try {
    yield* fence(system, tx, lease)
    if (early && !(yield* isAsAssumed(system, tx, early))) {
      database.abort(tx)
      return yield* runBatch(system, lease, commands, answer, from, { onSent })
    }
    const { book, replies, refusals, needs } = early ?? (yield* decide(system, tx, lease, commands))
    yield* writeBatch(system, tx, book)
    if (behaviour.answersBeforeCommit) answer(replies, from, false)
    if (onSent && commands.every(({ name }) => name === 'join')) yield* onSent({ book, needs })
    yield* commit(system, tx)
    refusals.keep()
    answer(replies, from, true)
  } catch (error) {
    database.abort(tx)
    throw error
  }
}

function* isAsAssumed({ database, behaviour }: System, tx: Transaction, early: EarlyBatch): Task<boolean> {
  const instances = yield* lockInstances(database, tx, early.needs)
  return behaviour.isAsAssumed(early, { head: readHead(database), instances, now: database.clock })
}

function* decide(system: System, tx: Transaction, lease: Lease, commands: readonly AnyCommand[]) {
  const needs = mergeNeeds(commands.map(getNeeds))
  const loaded = yield* readBatch(system, tx, needs)
  return { needs, ...decideCommands(system, lease, commands, loaded) }
}

function* fence({ database, behaviour }: System, tx: Transaction, { epoch }: Lease): Task<void> {
  yield* database.lock(tx, 'lane')
  if (!behaviour.mayWrite(database.tables.lane, epoch)) throw new LeaseLost('another epoch')
}

class CommitAbandoned extends Error {
  override name = 'CommitAbandoned'
}

function* commit({ database, behaviour }: System, tx: Transaction): Task<void> {
  try {
    yield* database.commit(tx)
  } catch (error) {
    if (!(error instanceof Interrupted) || behaviour.unknownCommit === 'try-again') throw error
    if (behaviour.unknownCommit === 'failed') throw new CommitAbandoned('treated as a failure')
  }
}

/** Bisects a failing batch: the bad command is refused, the others succeed. */
function* runBisecting(
  system: System,
  lease: Lease,
  commands: readonly AnyCommand[],
  answer: Answer,
  from = 0,
  overlap: Overlap = {},
): Task<void> {
  try {
    yield* runBatch(system, lease, commands, answer, from, overlap)
  } catch (error) {
    if (error instanceof CommitAbandoned)
      return answer(
        commands.map(() => ({ refused: 'failed' })),
        from,
        true,
      )
    if (error instanceof LeaseLost || error instanceof Interrupted) throw error
    if (commands.length === 1) {
      system.witness.reportRejected(commands[0]!, error)
      return answer([{ refused: 'failed' }], from, true)
    }
    const middle = Math.ceil(commands.length / 2)
    yield* runBisecting(system, lease, commands.slice(0, middle), answer, from)
    yield* runBisecting(system, lease, commands.slice(middle), answer, from + middle)
  }
}

/** Retries a batch with the same keys after a broken connection, up to three attempts. */
export function* decideBatch(
  system: System,
  lease: Lease,
  commands: readonly AnyCommand[],
  answer: Answer,
  overlap: Overlap,
): Task<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return yield* runBisecting(system, lease, commands, answer, 0, attempt === 1 ? overlap : {})
    } catch (error) {
      if (!(error instanceof Interrupted) || attempt >= 3) throw error
      yield* sleep(100 * attempt)
    }
  }
}

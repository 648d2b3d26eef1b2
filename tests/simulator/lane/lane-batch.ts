import type { AnyCommand } from '@fairground/server/ledger/commands'
import type { LaneReply } from '@fairground/server/ledger/lane/lane-reply'
import { LeaseLost } from '@fairground/server/ledger/lane/lease'
import { decideCommand } from '@fairground/server/ledger/lane/decide-command'
import type { RefusedKeys } from '@fairground/server/ledger/lane/refused-keys'
import { mergeNeeds, type Needs } from '@fairground/server/ledger/load/needs'
import { rules } from '@fairground/server/ledger/command-rules'
import { Interrupted, type Transaction } from '../engine/database.ts'
import { sleep, type Task } from '../engine/machines.ts'
import { readBatch } from './read-batch.ts'
import type { System } from '../system.ts'
import { writeBatch } from './write-batch.ts'

export interface Lease {
  readonly owner: string
  readonly epoch: bigint
  readonly refused: RefusedKeys
}

type Reply = LaneReply<unknown>

/** Replies to the commands starting at index `from`. */
export type Answer = (replies: readonly Reply[], from: number, isCommitted: boolean) => void

/** Runs all commands in one transaction like the server's batch: fence, lock and read, decide, write, commit. */
function* runBatch(
  system: System,
  lease: Lease,
  commands: readonly AnyCommand[],
  answer: Answer,
  from: number,
): Task<void> {
  const { database, behaviour } = system
  const tx = yield* database.begin(lease.owner)
  tx.epoch = lease.epoch
  const refusals = lease.refused.begin()
  try {
    yield* fence(system, tx, lease)
    const needs = commands.map(getNeeds)
    const loaded = yield* readBatch(system, tx, mergeNeeds(needs))
    const book = behaviour.openBook(loaded)
    const replies = commands.map((command, i) =>
      decideCommand({ command, opKeys: needs[i]!.opKeys }, book, refusals, () =>
        behaviour.decide(command, book, system.tools),
      ),
    )
    behaviour.decided(book)
    book.finish(system.tools.signReceipt)
    yield* writeBatch(system, tx, book)
    if (behaviour.answersBeforeCommit) answer(replies, from, false)
    yield* commit(system, tx)
    refusals.keep()
    answer(replies, from, true)
  } catch (error) {
    database.abort(tx)
    throw error
  }
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

const getNeeds = (command: AnyCommand): Needs =>
  (rules[command.name] as { needs(request: unknown): Needs }).needs(command.request)

/** Bisects a failing batch: the bad command is refused, the others succeed. */
function* runBisecting(
  system: System,
  lease: Lease,
  commands: readonly AnyCommand[],
  answer: Answer,
  from = 0,
): Task<void> {
  try {
    yield* runBatch(system, lease, commands, answer, from)
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
): Task<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return yield* runBisecting(system, lease, commands, answer)
    } catch (error) {
      if (!(error instanceof Interrupted) || attempt >= 3) throw error
      yield* sleep(100 * attempt)
    }
  }
}

import type { Book } from '@fairground/server/ledger/book'
import type { AnyCommand, LaneReply } from '@fairground/server/ledger/command'
import { LeaseLost } from '@fairground/server/ledger/lease'
import { mergeNeeds, type Needs } from '@fairground/server/ledger/needs'
import { OpKeyConflict } from '@fairground/server/ledger/op-key'
import { rules } from '@fairground/server/ledger/rules'
import { Interrupted, type Transaction } from './database.ts'
import { sleep, type Task } from './machines.ts'
import { readBatch } from './read-batch.ts'
import type { System } from './system.ts'
import { writeBatch } from './write-batch.ts'

export interface Lease {
  readonly owner: string
  readonly epoch: bigint
}

type Reply = LaneReply<unknown>

/** Answers the commands from the given one on. */
export type Answer = (replies: readonly Reply[], from: number, isCommitted: boolean) => void

/** All commands in one transaction, as the server's own batch: fence, lock and read, decide, write, commit. */
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
  try {
    yield* fence(system, tx, lease)
    const loaded = yield* readBatch(system, tx, mergeNeeds(commands.map(needsOf)))
    const book = behaviour.openBook(loaded)
    const replies = commands.map(command => decide(system, command, book))
    behaviour.decided(book)
    book.seal()
    yield* writeBatch(system, tx, book)
    if (behaviour.answersBeforeCommit) answer(replies, from, false)
    yield* commit(system, tx)
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

class GivenUp extends Error {
  override name = 'GivenUp'
}

function* commit({ database, behaviour }: System, tx: Transaction): Task<void> {
  try {
    yield* database.commit(tx)
  } catch (error) {
    if (!(error instanceof Interrupted) || behaviour.unknownCommit === 'try-again') throw error
    if (behaviour.unknownCommit === 'failed') throw new GivenUp('taken for a failure')
  }
}

const needsOf = (command: AnyCommand): Needs =>
  (rules[command.name] as { needs(request: unknown): Needs }).needs(command.request)

const decide = ({ behaviour, tools }: System, command: AnyCommand, book: Book): Reply => {
  try {
    return { ok: behaviour.decide(command, book, tools) }
  } catch (error) {
    if (error instanceof OpKeyConflict) return { refused: 'conflict' }
    throw error
  }
}

/** When one command spoils a batch, halves find it: the bad one is refused, the rest succeed. */
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
    if (error instanceof GivenUp)
      return answer(
        commands.map(() => ({ refused: 'failed' })),
        from,
        true,
      )
    if (error instanceof LeaseLost || error instanceof Interrupted) throw error
    if (commands.length === 1) {
      system.witness.spoiled(commands[0]!, error)
      return answer([{ refused: 'failed' }], from, true)
    }
    const middle = Math.ceil(commands.length / 2)
    yield* runBisecting(system, lease, commands.slice(0, middle), answer, from)
    yield* runBisecting(system, lease, commands.slice(middle), answer, from + middle)
  }
}

/** A broken connection is not an answer: the batch is tried again with the same keys, three times in all. */
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

import { Book } from '@fairground/server/ledger/book/book'
import type { Loaded } from '@fairground/server/ledger/book/loaded'
import type { AnyCommand } from '@fairground/server/ledger/commands'
import type { CommandTools } from '@fairground/server/ledger/command-tools'
import { rules } from '@fairground/server/ledger/command-rules'
import { createRefusedKeys, type RefusedKeys } from '@fairground/server/ledger/lane/refused-keys'
import { isAsAssumed } from '@fairground/server/ledger/lane/write-early-batch'
import type { Constraint } from './engine/changes.ts'
import type { Tables } from './engine/tables.ts'

/** The replaceable parts of the simulated system. `sound` is the shipped behaviour; a planted bug overrides a part. */
export interface Behaviour {
  readonly without: ReadonlySet<Constraint>
  readonly mayWrite: (lane: Tables['lane'], epoch: bigint) => boolean
  readonly epochAfterTakeover: (epoch: bigint) => bigint
  /** Changes the rows that a batch has read before it decides. */
  readonly read: (loaded: Loaded, tables: Tables) => Loaded
  readonly openBook: (loaded: Loaded) => Book
  readonly decide: (command: AnyCommand, book: Book, tools: CommandTools) => unknown
  /** Changes a command that a lane has received. */
  readonly receive: (command: AnyCommand) => AnyCommand
  readonly createRefusedKeys: (now: () => number) => RefusedKeys
  /** Changes the decisions of a batch before they are written. */
  readonly decided: (book: Book) => void
  /** Whether decisions that were made early still hold. */
  readonly isAsAssumed: typeof isAsAssumed
  readonly storesHead: boolean
  readonly isTorn: boolean
  readonly answersBeforeCommit: boolean
  /** How a lane handles a commit with an unknown outcome. */
  readonly unknownCommit: 'try-again' | 'failed' | 'done'
  readonly keyForAttempt: (opKey: string, attempt: number) => string
}

// The queue loses the pairing of name and request, which the type system checked where the command was made.
const decideByRules: Behaviour['decide'] = (command, book, tools) => {
  const rule = rules[command.name] as { decide(request: unknown, book: Book, tools: CommandTools): unknown }
  return rule.decide(command.request, book, tools)
}

export const sound: Behaviour = {
  without: new Set(),
  mayWrite: (lane, epoch) => lane.epoch === epoch,
  epochAfterTakeover: epoch => epoch + 1n,
  read: loaded => loaded,
  openBook: loaded => new Book(loaded),
  decide: decideByRules,
  receive: command => command,
  createRefusedKeys,
  decided: () => undefined,
  isAsAssumed,
  storesHead: true,
  isTorn: false,
  answersBeforeCommit: false,
  unknownCommit: 'try-again',
  keyForAttempt: opKey => opKey,
}

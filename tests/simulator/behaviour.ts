import { Book, type Loaded } from '@fairground/server/ledger/book'
import type { AnyCommand, CommandTools } from '@fairground/server/ledger/command'
import { rules } from '@fairground/server/ledger/rules'
import type { Constraint } from './changes.ts'
import type { Tables } from './tables.ts'

/** Where the simulated system can be changed. `sound` is the shipped one; a planted bug replaces a part of it. */
export interface Behaviour {
  readonly without: ReadonlySet<Constraint>
  readonly mayWrite: (lane: Tables['lane'], epoch: bigint) => boolean
  readonly epochAfterTakeover: (epoch: bigint) => bigint
  /** What a batch read, before it decides. */
  readonly read: (loaded: Loaded, tables: Tables) => Loaded
  readonly openBook: (loaded: Loaded) => Book
  readonly decide: (command: AnyCommand, book: Book, tools: CommandTools) => unknown
  /** What a batch decided, before it is written. */
  readonly decided: (book: Book) => void
  readonly storesHead: boolean
  readonly isTorn: boolean
  readonly answersBeforeCommit: boolean
  /** What a lane makes of a commit whose outcome it does not know. */
  readonly unknownCommit: 'try-again' | 'failed' | 'done'
  readonly keyOfTry: (opKey: string, attempt: number) => string
}

// Behind a queue only the name is known; the pair was checked where the command was made.
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
  decided: () => undefined,
  storesHead: true,
  isTorn: false,
  answersBeforeCommit: false,
  unknownCommit: 'try-again',
  keyOfTry: opKey => opKey,
}

import type { Loaded } from '@fairground/server/ledger/book/loaded'
import type { AnyCommand } from '@fairground/server/ledger/commands'
import { getNeeds } from '@fairground/server/ledger/lane/apply-rule'
import { decideCommand } from '@fairground/server/ledger/lane/decide-command'
import type { System } from '../system.ts'
import type { Lease } from './lease.ts'

/** Decides commands on loaded rows and finishes their book. */
export const decideCommands = (
  { behaviour, tools }: System,
  lease: Lease,
  commands: readonly AnyCommand[],
  loaded: Loaded,
) => {
  const refusals = lease.refused.begin()
  const book = behaviour.openBook(loaded)
  const replies = commands.map(command =>
    decideCommand({ command, opKeys: getNeeds(command).opKeys }, book, refusals, () =>
      behaviour.decide(command, book, tools),
    ),
  )
  behaviour.decided(book)
  book.finish(tools.signReceipt)
  return { book, replies, refusals }
}

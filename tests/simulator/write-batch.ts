import type { Book } from '@fairground/server/ledger/book'
import type { WithdrawalRow } from '@fairground/server/ledger/cashier/rows'
import type { Changes } from './changes.ts'
import type { Transaction } from './database.ts'
import type { Task } from './machines.ts'
import type { System } from './system.ts'
import { isOpenWithdrawal } from './tables.ts'

/** Writes everything a batch decided, set by set, in the batch's own transaction. */
export function* writeBatch({ database, behaviour }: System, tx: Transaction, book: Book): Task<void> {
  for (const { rows, put } of setsOf(book)) {
    if (rows > 0) yield* database.write(tx, put)
  }
  const { journalId, journalHash } = book.head
  if (behaviour.storesHead) yield* database.write(tx, changes => changes.lane({ journalId, journalHash }))
}

interface RowSet {
  readonly rows: number
  readonly put: (changes: Changes) => void
}

const setOf = <T>(rows: Iterable<T>, put: (changes: Changes, row: T) => void): RowSet => {
  const all = [...rows]
  return {
    rows: all.length,
    put: changes => {
      for (const row of all) put(changes, row)
    },
  }
}

/** A player whose withdrawal ends in this batch may have asked for the next one in it. */
const endsFirst = (rows: Iterable<WithdrawalRow>): WithdrawalRow[] =>
  [...rows].sort((a, b) => Number(isOpenWithdrawal(a)) - Number(isOpenWithdrawal(b)))

const setsOf = (book: Book): readonly RowSet[] => {
  const createdAt = book.now
  return [
    setOf(book.journals, (changes, row) => changes.journal({ ...row, createdAt })),
    setOf(book.transfers, (changes, row) => changes.transfer(row)),
    setOf(book.touchedAccounts, (changes, row) => changes.account(row)),
    setOf(book.touchedInstances, (changes, row) => changes.instance(row)),
    setOf(book.tickets, (changes, row) => changes.ticket({ ...row, createdAt })),
    setOf(book.touchedPlayerGames, (changes, row) => changes.playerGame(row)),
    setOf(book.outcomes, (changes, row) => changes.outcome(row)),
    setOf(book.lost, (changes, row) => changes.lost(row.instanceId, row.journalId)),
    setOf(endsFirst(book.cashierChanges.withdrawals), (changes, row) => changes.withdrawal(row)),
    setOf(book.bonusChanges.newGrants, (changes, row) => changes.grant(row)),
    setOf(book.bonusChanges.touchedGrants, (changes, row) => changes.grant(row)),
    setOf(book.bonusChanges.progress, (changes, row) => changes.progress(row)),
    setOf(book.limitWrites.changes, (changes, row) => changes.limitChange(row)),
    setOf(book.limitWrites.touchedCounters, (changes, row) => changes.counter(row)),
    setOf(book.depositors, (changes, id) => changes.deposited(id)),
  ]
}

import type { Book } from '@fairground/server/ledger/book/book'
import type { WithdrawalRow } from '@fairground/server/ledger/cashier/rows'
import type { Changes } from '../engine/changes.ts'
import type { Transaction } from '../engine/database.ts'
import type { Task } from '../engine/machines.ts'
import type { System } from '../system.ts'
import { isOpenWithdrawal } from '../engine/tables.ts'

/** Writes all decisions of a batch, table by table, in the batch's transaction. */
export function* writeBatch({ database, behaviour }: System, tx: Transaction, book: Book): Task<void> {
  for (const { rows, put } of toRowSets(book)) {
    if (rows > 0) yield* database.write(tx, put)
  }
  if (behaviour.storesHead) yield* database.write(tx, changes => changes.lane(book.head))
}

interface RowSet {
  readonly rows: number
  readonly put: (changes: Changes) => void
}

const toRowSet = <T>(rows: Iterable<T>, put: (changes: Changes, row: T) => void): RowSet => {
  const all = [...rows]
  return {
    rows: all.length,
    put: changes => {
      for (const row of all) put(changes, row)
    },
  }
}

/** Ended withdrawals come first, because the same batch may open the player's next one. */
const closedFirst = (rows: Iterable<WithdrawalRow>): WithdrawalRow[] =>
  [...rows].sort((a, b) => Number(isOpenWithdrawal(a)) - Number(isOpenWithdrawal(b)))

const toRowSets = (book: Book): readonly RowSet[] => {
  const createdAt = book.now
  return [
    toRowSet(book.journals, (changes, row) => changes.journal({ ...row, createdAt })),
    toRowSet(book.transfers, (changes, row) => changes.transfer(row)),
    toRowSet(book.touchedAccounts, (changes, row) => changes.account(row)),
    toRowSet(book.touchedInstances, (changes, row) => changes.instance(row)),
    toRowSet(book.receiptBatch ? [book.receiptBatch] : [], (changes, row) => changes.receiptBatch(row)),
    toRowSet(book.tickets.entries(), (changes, [batchIndex, row]) =>
      changes.ticket({ ...row, createdAt, batchN: book.receiptBatch?.n ?? 0n, batchIndex }),
    ),
    toRowSet(book.touchedPlayerGames, (changes, row) => changes.playerGame(row)),
    toRowSet(book.outcomes, (changes, row) => changes.outcome(row)),
    toRowSet(book.drawn, (changes, row) => changes.lost(row.instanceId, row.journalId)),
    toRowSet(closedFirst(book.cashierChanges.withdrawals), (changes, row) => changes.withdrawal(row)),
    toRowSet(book.bonusChanges.newGrants, (changes, row) => changes.grant(row)),
    toRowSet(book.bonusChanges.touchedGrants, (changes, row) => changes.grant(row)),
    toRowSet(book.bonusChanges.progress, (changes, row) => changes.progress(row)),
    toRowSet(book.rewardChanges.claimed, (changes, row) => changes.offer(row)),
    toRowSet(book.rewardChanges.rewarded, (changes, { row }) => changes.referral(row)),
    toRowSet(book.limitWrites.changes, (changes, row) => changes.limitChange(row)),
    toRowSet(book.limitWrites.touchedCounters, (changes, row) => changes.counter(row)),
    toRowSet(book.depositors, (changes, id) => changes.deposited(id)),
  ]
}

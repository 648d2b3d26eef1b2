import { inMember } from '@fairground/database/transaction'
import type { Transaction } from '@fairground/contract/entities/money/transaction'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { toCsv } from './csv.ts'
import { type Moments, momentsIn } from './moments.ts'
import { readMovements } from './queries/movements.ts'
import { toTransaction } from './to-transaction.ts'

const maxRows = 10_000
/** The columns of the history on the site, with the same numbers. Amounts have a decimal point and no separators. */
const columns = ['number', 'type', 'description', 'currency', 'amount', 'balance after', 'game']

const toCsvRow = (transaction: Transaction, moments: Moments): string[] => [
  moments.day(transaction.at),
  moments.time(transaction.at),
  String(transaction.orderId ?? transaction.id),
  transaction.kind,
  transaction.description,
  transaction.currencyId,
  transaction.amount,
  transaction.balanceAfter,
  String(transaction.gameInstanceId ?? ''),
]

export const exportTransactions: Handler<'exportTransactions'> = async (
  { from, until, currencyId: currency, kinds, timeZone },
  { member, session },
  { db },
) => {
  const search = { memberId: member.id, playerId: requirePlayer(session), currency, kinds, from, until }
  const { movements, total } = await inMember(db, member.id, tx =>
    readMovements(tx, search, { limit: maxRows, offset: 0 }),
  )
  const moments = momentsIn(timeZone)
  const rows = movements.toReversed().map(movement => toCsvRow(toTransaction(movement), moments))
  return {
    fileName: `${member.code}-${moments.day(from)}-${moments.day(until - 1)}.csv`,
    csv: toCsv([['date', `time (${moments.zone})`, ...columns], ...rows]),
    rows: movements.length,
    leftOut: total - movements.length,
  }
}

import { inMember } from '@fairground/database/transaction'
import type { Transaction } from '@fairground/contract/entities/money/transaction'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { toCsv } from './csv.ts'
import { readMovements } from './queries/movements.ts'
import { toTransaction } from './to-transaction.ts'

const maxRows = 10_000
const columns = ['time', 'id', 'type', 'description', 'currency', 'amount', 'balance after', 'game', 'order']

const toCsvRow = (transaction: Transaction): string[] => [
  new Date(transaction.at).toISOString(),
  String(transaction.id),
  transaction.kind,
  transaction.description,
  transaction.currencyId,
  transaction.amount,
  transaction.balanceAfter,
  String(transaction.gameInstanceId ?? ''),
  String(transaction.orderId ?? ''),
]

export const exportTransactions: Handler<'exportTransactions'> = async (
  { from, until, currencyId: currency, kinds },
  { member, session },
  { db },
) => {
  const search = { memberId: member.id, playerId: requirePlayer(session), currency, kinds, from, until }
  const { movements, total } = await inMember(db, member.id, tx =>
    readMovements(tx, search, { limit: maxRows, offset: 0 }),
  )
  const toDay = (at: number) => new Date(at).toISOString().slice(0, 10)
  return {
    fileName: `${member.code}-${toDay(from)}-${toDay(until)}.csv`,
    csv: toCsv([columns, ...movements.toReversed().map(toTransaction).map(toCsvRow)]),
    rows: movements.length,
    leftOut: total - movements.length,
  }
}

import { inMember } from '@fairground/database/transaction'
import type { Transaction } from '@fairground/contract/entities/transaction'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/refusal.ts'
import { csvOf } from './csv.ts'
import { readMovements } from './movements.ts'
import { transactionOf } from './transaction-of.ts'

const mostRows = 10_000
const columns = ['time', 'id', 'type', 'description', 'currency', 'amount', 'balance after', 'game', 'order']

const rowOf = (transaction: Transaction): string[] => [
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
    readMovements(tx, search, { limit: mostRows, offset: 0 }),
  )
  const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)
  return {
    fileName: `${member.code}-${dayOf(from)}-${dayOf(until)}.csv`,
    csv: csvOf([columns, ...movements.toReversed().map(transactionOf).map(rowOf)]),
    rows: movements.length,
    leftOut: total - movements.length,
  }
}

import type { Tx } from '@fairground/database/transaction'
import type { Journal, Transfer } from '@fairground/database/rows'
import { type Selectable, sql } from 'kysely'
import { toReference } from '../references.ts'
import type { Movement } from './compare.ts'

type BookedRow = Pick<Selectable<Journal>, 'id' | 'kind'> &
  Pick<Selectable<Transfer>, 'currency' | 'amount'> & { readonly at: number; readonly inSuspense: boolean }

/** Reads the journals, not the order tables, which a fault could have left wrong. */
export const readBookedMovements = async (
  tx: Tx,
  memberId: number,
  from: number,
  to: number,
): Promise<Movement[]> => {
  const { rows } = await sql<BookedRow>`
    SELECT j.created_at AS at, j.kind, j.ref AS id, t.currency, sum(t.amount)::bigint AS amount,
           j.kind = 'deposit-suspense'
             AND NOT EXISTS (SELECT FROM journal s WHERE s.member_id = j.member_id AND s.op_key = 'suspense:' || j.ref) AS "inSuspense"
      FROM journal j JOIN transfer t ON t.member_id = j.member_id AND t.journal_id = j.id
     WHERE j.member_id = ${memberId}
       AND j.kind IN ('deposit-credit', 'deposit-suspense', 'deposit-reversal', 'charge-back', 'suspense-return', 'withdrawal-pay')
       AND j.created_at >= to_timestamp(${from}::float8 / 1000) AND j.created_at < to_timestamp(${to}::float8 / 1000)
     GROUP BY j.member_id, j.id, j.created_at, j.kind, j.ref, t.currency`.execute(tx)
  return rows.map(row => toMovement(memberId, row))
}

const toMovement = (
  memberId: number,
  { at, kind, id, currency, amount, inSuspense }: BookedRow,
): Movement => {
  const isWithdrawal = kind === 'withdrawal-pay'
  const isReversal = ['deposit-reversal', 'charge-back', 'suspense-return'].includes(kind)
  return {
    at,
    kind: isWithdrawal ? 'paidOut' : isReversal ? 'takenBack' : 'paid',
    reference: toReference({ kind: isWithdrawal ? 'withdrawal' : 'deposit', memberId, id: Number(id) }),
    amount,
    currency,
    inSuspense,
  }
}

import type { Row } from '@fairground/database/row'
import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import type { PlayerInCurrency } from '#ledger/limits/read-used.ts'

interface Deposit extends Row<'payment', 'amount'> {
  readonly at: Row<'journal', 'created_at'>['createdAt']
}

/** Gross deposits, as the limits count them: an order counts when it is made, unless it failed or expired. */
export const readDeposits = async (
  tx: Tx,
  { memberId, playerId, currency }: PlayerInCurrency,
  from: number,
): Promise<readonly Deposit[]> => {
  const { rows } = await sql<Deposit>`
    SELECT j.created_at AS at, r.amount
      FROM journal j JOIN transfer r ON r.member_id = ${memberId} AND r.journal_id = j.id AND r.currency = ${currency}
     WHERE j.member_id = ${memberId} AND j.player_id = ${playerId} AND j.kind = 'deposit'
       AND j.created_at >= to_timestamp(${from}::float8 / 1000)
    UNION ALL
    SELECT j.created_at, p.amount
      FROM payment p JOIN journal j ON j.member_id = ${memberId} AND j.id = p.id
     WHERE p.member_id = ${memberId} AND p.player_id = ${playerId} AND p.currency = ${currency} AND p.state NOT IN ('FAILED', 'EXPIRED')
       AND j.created_at >= to_timestamp(${from}::float8 / 1000)`.execute(tx)
  return rows
}

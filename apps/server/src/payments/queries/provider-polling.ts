import type { Database } from '@fairground/database/connect'
import { inMember, timestamp } from '@fairground/database/transaction'
import { sql } from 'kysely'

export type OrderTable = 'deposit_order' | 'withdrawal_order'

/** An order that is due for a status check, reserved for this worker until `until`. */
export interface Claim {
  readonly opKey: string
  readonly until: number
  /** The number of status checks, including this one. */
  readonly attempts: number
}

const batchSize = 40
// Longer than a call to the provider can take, so that no other worker checks the same order at the same time.
const claimSeconds = 30

/** A withdrawal is not due before a staff member has approved it. */
const dueCondition: { readonly [T in OrderTable]: ReturnType<typeof sql> } = {
  deposit_order: sql`true`,
  withdrawal_order: sql`EXISTS (
    SELECT FROM journal j JOIN withdrawal w ON w.member_id = j.member_id AND w.id = j.id
     WHERE j.member_id = o.member_id AND j.op_key = o.op_key AND w.status <> 'REQUESTED')`,
}

export const claimDue = (db: Database, memberId: number, table: OrderTable): Promise<readonly Claim[]> =>
  inMember(db, memberId, async tx => {
    const { rows } = await sql<Claim>`
      UPDATE ${sql.table(table)}
         SET ask_at = date_trunc('milliseconds', clock_timestamp()) + make_interval(secs => ${claimSeconds}), asked = asked + 1
       WHERE member_id = ${memberId} AND op_key IN (
         SELECT o.op_key FROM ${sql.table(table)} AS o
          WHERE o.member_id = ${memberId} AND o.ask_at <= clock_timestamp() AND ${dueCondition[table]}
          ORDER BY o.ask_at LIMIT ${batchSize} FOR UPDATE SKIP LOCKED)
      RETURNING op_key AS "opKey", ask_at AS until, asked AS attempts`.execute(tx)
    return rows
  })

/** Sets the next status check, or none for null. Does nothing if a webhook has already moved `ask_at`. */
export const reschedule = async (
  db: Database,
  memberId: number,
  table: OrderTable,
  { opKey, until }: Claim,
  inMs: number | null,
): Promise<void> => {
  const next = inMs === null ? null : sql`clock_timestamp() + make_interval(secs => ${inMs / 1000})`
  await inMember(db, memberId, tx =>
    sql`
      UPDATE ${sql.table(table)} SET ask_at = ${next}
       WHERE member_id = ${memberId} AND op_key = ${opKey} AND ask_at = ${timestamp(until)}`.execute(tx),
  )
}

import type { Database } from '@fairground/database/connect'
import { inMember, timestamp } from '@fairground/database/transaction'
import { sql } from 'kysely'

export type AskedTable = 'deposit_order' | 'payout_order'

/** An order whose turn it is, and until when it is ours to ask about. */
export interface Claim {
  readonly opKey: string
  readonly until: number
  /** How often it was asked about, this time included. */
  readonly asked: number
}

const chunk = 40
// Longer than a call to the provider can take, so that nobody asks beside us.
const claimSeconds = 30

/** Payouts lie here from the beginning, and are nobody's business while they wait for an operator. */
const dueOf: { readonly [T in AskedTable]: ReturnType<typeof sql> } = {
  deposit_order: sql`true`,
  payout_order: sql`EXISTS (
    SELECT FROM journal j JOIN withdrawal w ON w.member_id = j.member_id AND w.id = j.id
     WHERE j.member_id = o.member_id AND j.op_key = o.op_key AND w.status <> 'REQUESTED')`,
}

export const claimDue = (db: Database, memberId: number, table: AskedTable): Promise<readonly Claim[]> =>
  inMember(db, memberId, async tx => {
    const { rows } = await sql<Claim>`
      UPDATE ${sql.table(table)}
         SET ask_at = date_trunc('milliseconds', clock_timestamp()) + make_interval(secs => ${claimSeconds}), asked = asked + 1
       WHERE member_id = ${memberId} AND op_key IN (
         SELECT o.op_key FROM ${sql.table(table)} AS o
          WHERE o.member_id = ${memberId} AND o.ask_at <= clock_timestamp() AND ${dueOf[table]}
          ORDER BY o.ask_at LIMIT ${chunk} FOR UPDATE SKIP LOCKED)
      RETURNING op_key AS "opKey", ask_at AS until, asked`.execute(tx)
    return rows
  })

/** When to ask again, or never. Whoever wants to know sooner, because the provider has told of something, is left his way. */
export const askAgain = async (
  db: Database,
  memberId: number,
  table: AskedTable,
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

/** Ever more rarely. */
export const laterMs = (asked: number, firstMs: number, mostMs: number): number =>
  Math.min(firstMs * 2 ** Math.min(asked - 1, 30), mostMs)

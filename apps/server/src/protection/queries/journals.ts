import { timestamp, type Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'

export interface Position {
  readonly journalId: bigint
  readonly failedUntil: number
}

/** Undefined while another worker reads the operator's journals. */
export const lockPosition = async (tx: Tx, memberId: number): Promise<Position | undefined> => {
  await sql`INSERT INTO protection_position (member_id) VALUES (${memberId}) ON CONFLICT DO NOTHING`.execute(
    tx,
  )
  const { rows } = await sql<Position>`
    SELECT journal_id AS "journalId", failed_until AS "failedUntil" FROM protection_position
     WHERE member_id = ${memberId} FOR UPDATE SKIP LOCKED`.execute(tx)
  return rows[0]
}

export const updatePosition = async (tx: Tx, memberId: number, position: Position): Promise<void> => {
  await tx
    .updateTable('protection_position')
    .set({ journal_id: position.journalId, failed_until: timestamp(position.failedUntil) })
    .where('member_id', '=', memberId)
    .execute()
}

/** The last journal of the next batch. The lane numbers journals without gaps and commits them in order. */
export const findBatchEnd = async (
  tx: Tx,
  memberId: number,
  after: bigint,
  limit: number,
): Promise<bigint> => {
  const { rows } = await sql<{ last: bigint | null }>`
    SELECT max(id) AS last FROM (
      SELECT id FROM journal WHERE member_id = ${memberId} AND id > ${after} ORDER BY id LIMIT ${limit}) AS j`.execute(
    tx,
  )
  return rows[0]?.last ?? after
}

export interface Movement {
  readonly playerId: number
  readonly kind: string
  readonly at: number
  /** The change of the player's cash and bonus money in minor units. */
  readonly amount: bigint
}

/**
 * The changes of players' money in the operator's currency, in the order of the journals. A hold reduces the money, its
 * release restores it, and posting it changes nothing.
 */
export const readMovements = async (
  tx: Tx,
  memberId: number,
  {
    after,
    until,
    kinds,
  }: { readonly after: bigint; readonly until: bigint; readonly kinds: readonly string[] },
): Promise<Movement[]> => {
  const { rows } = await sql<Movement>`
    SELECT p.id AS "playerId", j.kind, j.created_at AS at,
           sum(CASE WHEN t.debit_id = a.id THEN (ARRAY[-1, -1, 0, 1])[t.phase + 1] ELSE (ARRAY[1, 0, 1, 0])[t.phase + 1] END
               * t.amount)::bigint AS amount
      FROM journal j
      JOIN member m ON m.id = j.member_id
      JOIN transfer t ON t.member_id = j.member_id AND t.journal_id = j.id AND t.currency = m.currency
      JOIN account a ON a.member_id = j.member_id AND a.id IN (t.debit_id, t.credit_id) AND a.kind IN ('player:cash', 'player:bonus')
      LEFT JOIN bonus_grant g ON a.kind = 'player:bonus' AND g.member_id = j.member_id AND g.id = a.ref
      JOIN player p ON p.member_id = j.member_id AND p.id = coalesce(g.player_id, a.ref) AND NOT p.demo
     WHERE j.member_id = ${memberId} AND j.id > ${after} AND j.id <= ${until} AND j.kind = ANY (${sql.val(kinds)}::text[])
     GROUP BY j.id, p.id, j.kind, j.created_at
     ORDER BY j.id`.execute(tx)
  return rows
}

/** Players with deposits that failed in the period. */
export const readFailedPlayers = async (
  tx: Tx,
  memberId: number,
  { after, until }: { readonly after: number; readonly until: number },
): Promise<number[]> => {
  const { rows } = await sql<{ playerId: number }>`
    SELECT DISTINCT player_id AS "playerId" FROM payment
     WHERE member_id = ${memberId} AND state = 'FAILED'
       AND changed_at > ${timestamp(after)} AND changed_at <= ${timestamp(until)}`.execute(tx)
  return rows.map(({ playerId }) => playerId)
}

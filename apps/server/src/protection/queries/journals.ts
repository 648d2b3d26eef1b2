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
  const { rows } = await sql<{ until: bigint }>`
    SELECT greatest(${after}, least(journal_id, ${after + BigInt(limit)})) AS until FROM lane WHERE member_id = ${memberId}`.execute(
    tx,
  )
  return rows[0]?.until ?? after
}

/** A transfer of a journal about play or payments, in the operator's currency. */
export interface PlayTransfer {
  readonly journalId: bigint
  readonly kind: string
  readonly at: number
  readonly debitId: bigint
  readonly creditId: bigint
  readonly amount: bigint
  readonly phase: number
}

/** In the order of the journals. `OFFSET 0` keeps the lookup by key, also while the tables have no statistics. */
export const readPlayTransfers = async (
  tx: Tx,
  memberId: number,
  {
    after,
    until,
    kinds,
  }: { readonly after: bigint; readonly until: bigint; readonly kinds: readonly string[] },
): Promise<PlayTransfer[]> => {
  const { rows } = await sql<PlayTransfer>`
    SELECT j.id AS "journalId", j.kind, j.created_at AS at, t.debit_id AS "debitId", t.credit_id AS "creditId", t.amount, t.phase
      FROM journal j
     CROSS JOIN LATERAL (
       SELECT * FROM transfer WHERE member_id = ${memberId} AND journal_id = j.id OFFSET 0) AS t
     WHERE j.member_id = ${memberId} AND j.id > ${after} AND j.id <= ${until} AND j.kind = ANY (${sql.val(kinds)}::text[])
       AND t.currency = (SELECT currency FROM member WHERE id = ${memberId})
     ORDER BY j.id`.execute(tx)
  return rows
}

/** The players of these accounts of cash and bonus money. Other accounts and demo players are left out. */
export const findAccountPlayers = async (
  tx: Tx,
  memberId: number,
  accountIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, number>> => {
  const { rows } = await sql<{ accountId: bigint; playerId: number }>`
    SELECT k.id AS "accountId", a.player_id::int AS "playerId"
      FROM unnest(${sql.val(accountIds)}::bigint[]) AS k (id)
     CROSS JOIN LATERAL (
       SELECT CASE kind
                WHEN 'player:cash' THEN ref
                WHEN 'player:bonus' THEN (SELECT player_id FROM bonus_grant WHERE member_id = ${memberId} AND id = ref)
              END AS player_id
         FROM account WHERE member_id = ${memberId} AND id = k.id OFFSET 0) AS a
     WHERE (SELECT NOT demo FROM player WHERE member_id = ${memberId} AND id = a.player_id)`.execute(tx)
  return new Map(rows.map(({ accountId, playerId }) => [accountId, playerId]))
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

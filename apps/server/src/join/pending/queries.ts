import type { JoinRequest, JoinResult } from '@fairground/contract/entities/plays/join'
import type { Row } from '@fairground/database/row'
import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import type { PlayerKey } from '#platform/player-key.ts'

export interface PendingJoin extends Row<'pending_join', 'id' | 'player_id'> {
  readonly request: JoinRequest
  readonly status: 'WAITING' | 'PLAYED' | 'REFUSED'
  readonly answer: JoinResult | null
}

const columns = sql`id, player_id AS "playerId", request, status, answer`

/** Undefined if the plays are not the player's own. */
export const findPendingJoin = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  id: number,
): Promise<PendingJoin | undefined> => {
  const { rows } = await sql<PendingJoin>`
    SELECT ${columns} FROM pending_join
     WHERE member_id = ${memberId} AND player_id = ${playerId} AND id = ${id}`.execute(tx)
  return rows[0]
}

const claimSeconds = 30

/** A worker that dies leaves the plays due again after the claim. */
export const claimPendingJoin = async (tx: Tx, memberId: number): Promise<PendingJoin | undefined> => {
  const { rows } = await sql<PendingJoin>`
    UPDATE pending_join SET due_at = clock_timestamp() + make_interval(secs => ${claimSeconds})
     WHERE member_id = ${memberId} AND id = (
       SELECT id FROM pending_join WHERE member_id = ${memberId} AND due_at <= clock_timestamp()
        ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING ${columns}`.execute(tx)
  return rows[0]
}

/** Returns true for the first caller only. */
export const finishPendingJoin = async (
  tx: Tx,
  memberId: number,
  id: number,
  answer: JoinResult,
): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    UPDATE pending_join
       SET status = ${answer.exitCode === 0 ? 'PLAYED' : 'REFUSED'}, answer = ${JSON.stringify(answer)}::jsonb,
           due_at = NULL, done_at = clock_timestamp()
     WHERE member_id = ${memberId} AND id = ${id} AND status = 'WAITING'`.execute(tx)
  return (numAffectedRows ?? 0n) > 0n
}

import type { Row } from '@fairground/database/row'
import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'

export type StoredCause = Row<
  'notification_cause',
  'id' | 'kind' | 'ref' | 'player_id' | 'facts' | 'after_player'
>

/** Locks the cause that has been due longest until the transaction ends. Skips those that other workers have locked. */
export const lockDueCause = async (tx: Tx, memberId: number): Promise<StoredCause | undefined> => {
  const { rows } = await sql<StoredCause>`
    SELECT id, kind, ref, player_id AS "playerId", facts, after_player AS "afterPlayer" FROM notification_cause
     WHERE member_id = ${memberId} AND due_at <= clock_timestamp()
     ORDER BY due_at, id LIMIT 1 FOR UPDATE SKIP LOCKED`.execute(tx)
  return rows[0]
}

/** Continues the cause after this player. */
export const advanceCause = async (
  tx: Tx,
  memberId: number,
  { id }: StoredCause,
  afterPlayer: number,
): Promise<void> => {
  await tx
    .updateTable('notification_cause')
    .set({ after_player: afterPlayer })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .execute()
}

/** A reminder stays, so that its instance does not get another one. */
export const finishCause = async (tx: Tx, memberId: number, { id, kind }: StoredCause): Promise<void> => {
  await (kind === 'reminder'
    ? sql`UPDATE notification_cause SET due_at = NULL WHERE member_id = ${memberId} AND id = ${id}`.execute(
        tx,
      )
    : sql`DELETE FROM notification_cause WHERE member_id = ${memberId} AND id = ${id}`.execute(tx))
}

const retrySeconds = 20

/** Moves a cause that failed behind the others. */
export const postponeCause = async (tx: Tx, memberId: number, { id }: StoredCause): Promise<void> => {
  await sql`
    UPDATE notification_cause SET due_at = clock_timestamp() + make_interval(secs => ${retrySeconds})
     WHERE member_id = ${memberId} AND id = ${id}`.execute(tx)
}

/** Everyone who took part learns the result after all winners do. */
export const insertResultCause = async (tx: Tx, memberId: number, { ref }: StoredCause): Promise<void> => {
  await tx.insertInto('notification_cause').values({ member_id: memberId, kind: 'result', ref }).execute()
}

/** Adds a reminder for every instance that starts soon, if a player of the operator wants reminders. */
export const insertReminders = async (tx: Tx, memberId: number): Promise<void> => {
  await sql`
    INSERT INTO notification_cause (member_id, kind, ref)
    SELECT i.member_id, 'reminder', i.id FROM game_instance i
     WHERE i.member_id = ${memberId} AND i.status IN ('OPEN', 'CLOSED', 'READY')
       AND i.start_at BETWEEN clock_timestamp() + interval '5 minutes' AND clock_timestamp() + interval '15 minutes'
       AND EXISTS (SELECT FROM notification_preference p
                    WHERE p.member_id = ${memberId} AND p.kind = 'drawReminder' AND p.enabled)
       AND NOT EXISTS (SELECT FROM notification_cause c
                        WHERE c.member_id = ${memberId} AND c.kind = 'reminder' AND c.ref = i.id)
    ON CONFLICT DO NOTHING`.execute(tx)
}

/** Removes the reminders of instances that started long ago. */
export const removeOldReminders = async (tx: Tx, memberId: number): Promise<void> => {
  await sql`
    DELETE FROM notification_cause c
     WHERE c.member_id = ${memberId} AND c.kind = 'reminder' AND c.due_at IS NULL
       AND NOT EXISTS (SELECT FROM game_instance i
                        WHERE i.member_id = ${memberId} AND i.id = c.ref
                          AND i.start_at > clock_timestamp() - interval '1 day')`.execute(tx)
}

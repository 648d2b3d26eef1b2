import type { Tx } from '@fairground/database/transaction'
import { sql, type Selectable } from 'kysely'
import type { Announcement } from './announce.ts'
import { storePersistent } from './persistent.ts'
import type { PersistentEvent } from '@fairground/database/rows'

/** The events are published if and only if the transaction commits. */
export const putInOutbox = async (
  tx: Tx,
  memberId: number,
  announcements: readonly Announcement[],
): Promise<void> => {
  if (announcements.length === 0) return
  const numbered = await storePersistent(announcements, async (playerId, name, payload) => {
    const { rows } = await sql<Pick<Selectable<PersistentEvent>, 'id'>>`
      INSERT INTO persistent_event (member_id, player_id, name, payload)
      VALUES (${memberId}, ${playerId}, ${name}, ${payload}::jsonb) RETURNING id`.execute(tx)
    return rows[0]!.id
  })
  await tx
    .insertInto('outbox')
    .values(
      numbered.map(({ topic, event, body }) => ({
        member_id: memberId,
        topic,
        event,
        body: JSON.stringify(body),
      })),
    )
    .execute()
}

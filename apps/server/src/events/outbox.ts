import type { Tx } from '@fairground/database/transaction'
import type { Announcement } from './announce.ts'

/** Written with what it tells of: it leaves if and only if the transaction commits. */
export const putInOutbox = async (
  tx: Tx,
  memberId: number,
  announcements: readonly Announcement[],
): Promise<void> => {
  if (announcements.length === 0) return
  await tx
    .insertInto('outbox')
    .values(
      announcements.map(({ topic, event, body }) => ({
        member_id: memberId,
        topic,
        event,
        body: JSON.stringify(body),
      })),
    )
    .execute()
}

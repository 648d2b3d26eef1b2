import { inMember } from '@fairground/database/transaction'
import { sql } from 'kysely'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/refusal.ts'

export const acknowledgePesistentEvents: Handler<'acknowledgePesistentEvents'> = async (
  { eventIds },
  { member, session },
  { db },
) => {
  const playerId = requirePlayer(session)
  const seen = await inMember(db, member.id, tx =>
    tx
      .updateTable('persistent_event')
      .set({ acknowledged_at: sql<number>`clock_timestamp()` })
      .where('member_id', '=', member.id)
      .where('player_id', '=', playerId)
      .where('id', 'in', eventIds.map(BigInt))
      .where('acknowledged_at', 'is', null)
      .executeTakeFirst(),
  )
  return { result: 1, acknowledged: Number(seen.numUpdatedRows) }
}

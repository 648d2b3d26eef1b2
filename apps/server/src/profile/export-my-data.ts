import { databaseNow, inMember, timestamp } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { Refusal, requirePlayer } from '#operation/refusal.ts'
import { lockPlayer } from '#player/player-rows.ts'
import { requirePassword } from '#player/require-password.ts'
import { readExport } from './read-export.ts'

const pauseMs = 3_600_000

/** It reads a lot, and holds everything a thief could want: not without the password, and not twice an hour. */
export const exportMyData: Handler<'exportMyData'> = async ({ password }, { member, session }, context) => {
  const playerId = requirePlayer(session)
  await requirePassword(context, member.id, playerId, password)
  return inMember(context.db, member.id, async tx => {
    const row = await lockPlayer(tx, member.id, playerId)
    const madeAt = await databaseNow(tx)
    if (row.exported_at !== null && madeAt - row.exported_at < pauseMs)
      throw new Refusal('request.rateLimited')
    await tx
      .updateTable('player')
      .set({ exported_at: timestamp(madeAt) })
      .where('member_id', '=', member.id)
      .where('id', '=', playerId)
      .execute()
    return { madeAt, sections: await readExport(tx, context.vault, { memberId: member.id, playerId }) }
  })
}

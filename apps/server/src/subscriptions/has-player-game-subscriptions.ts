import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/refusal.ts'
import { isRowId } from '#operation/row-id.ts'

/** Any at all, of any status: then there is something to show. */
export const hasPlayerGameSubscriptions: Handler<'hasPlayerGameSubscriptions'> = (
  { gameId },
  { member, session },
  { db },
) => {
  const playerId = requirePlayer(session)
  if (gameId !== undefined && !isRowId(gameId)) return { result: false }
  return inMember(db, member.id, async tx => {
    const found = await tx
      .selectFrom('subscription')
      .select('id')
      .where('member_id', '=', member.id)
      .where('player_id', '=', playerId)
      .$if(gameId !== undefined, query => query.where('game_id', '=', gameId!))
      .limit(1)
      .executeTakeFirst()
    return { result: found !== undefined }
  })
}

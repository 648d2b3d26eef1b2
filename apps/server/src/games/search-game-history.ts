import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { searchHistory } from './history.ts'

/** Whose plays are looked for may only be the caller himself: of anybody else nothing is found. */
export const searchGameHistory: Handler<'searchGameHistory'> = (
  { request, ...page },
  { member, session },
  { db },
) => {
  const { playerId, ...choice } = request
  if (playerId !== undefined && playerId !== session?.playerId) return { result: [], totalCount: 0 }
  const viewer = { playerId: session?.playerId ?? null, ownOnly: playerId !== undefined }
  return inMember(db, member.id, tx => searchHistory(tx, member.id, choice, viewer, page))
}

import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { searchHistory } from './search-history.ts'

/** Finds nothing if the request names a player other than the caller. */
export const searchGameHistory: Handler<'searchGameHistory'> = (
  { request, page, maxResults },
  { member, session },
  { db },
) => {
  const { playerId, languageId, ...filter } = request
  if (playerId !== undefined && playerId !== session?.playerId) return { result: [], totalCount: 0 }
  const viewer = { playerId: session?.playerId ?? null, languageId }
  const search = { filter, viewer, ownOnly: playerId !== undefined }
  const range = { limit: maxResults, offset: page * maxResults }
  return inMember(db, member.id, tx => searchHistory(tx, member.id, search, range))
}

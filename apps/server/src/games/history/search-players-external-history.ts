import type { ExternalHistoryItem } from '@fairground/contract/entities/games/game-history'
import { inMember } from '@fairground/database/transaction'
import { decimal } from '#platform/money.ts'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { type ExternalPlay, readExternalPlays } from './queries/external-plays.ts'

/** Finds nothing if the request names another player. */
export const searchPlayersExternalHistory: Handler<'searchPlayersExternalHistory'> = (
  { page, maxResults, request },
  { member, session },
  { db },
) => {
  const playerId = requirePlayer(session)
  if (request.playerId !== undefined && request.playerId !== playerId) return { result: [], totalCount: 0 }
  const range = { limit: maxResults, offset: page * maxResults }
  return inMember(db, member.id, async tx => {
    const { plays, total } = await readExternalPlays(tx, { memberId: member.id, playerId }, request, range)
    return { result: plays.map(toItem), totalCount: total }
  })
}

const toItem = (play: ExternalPlay): ExternalHistoryItem => ({
  ticketId: play.ticketId,
  gameTitle: play.title,
  gameInstanceId: play.instanceId,
  boughtAt: play.boughtAt,
  currencyId: play.currency,
  staked: decimal(play.staked, play.currency),
  won: decimal(play.won, play.currency),
})

import type { Game } from '@fairground/contract/entities/games/game'
import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import { isListed } from './game-view.ts'

/** A player's plays in one instance. */
export interface Participation {
  readonly plays: number
  readonly joinCode: string
  readonly lastJoinAt?: number
}

/** For each player, the participations in listed instances by instance id. */
export const readParticipationsByPlayer = async (
  tx: Tx,
  memberId: number,
  playerIds: readonly number[],
): Promise<Map<number, Map<number, Participation>>> => {
  const { rows } = await sql<{ player: number; id: number; n: number; code: string; joined: number }>`
    SELECT g.player_id AS player, g.instance_id AS id, g.n,
           newest.join_code AS code, newest.created_at AS joined
      FROM game_instance i
      JOIN player_game g ON g.member_id = i.member_id AND g.instance_id = i.id AND g.player_id = ANY(${sql.val(playerIds)}) AND g.n > 0
     CROSS JOIN LATERAL (
       SELECT t.join_code, t.created_at FROM live_ticket t
        WHERE t.member_id = g.member_id AND t.player_id = g.player_id AND t.instance_id = g.instance_id
        ORDER BY t.seq DESC LIMIT 1) AS newest
     WHERE i.member_id = ${memberId} AND ${isListed}`.execute(tx)
  const participations = new Map<number, Map<number, Participation>>(playerIds.map(id => [id, new Map()]))
  for (const { player, id, n, code, joined } of rows)
    participations.get(player)?.set(id, { plays: n, joinCode: code, lastJoinAt: Math.floor(joined) })
  return participations
}

type Participations = ReadonlyMap<number, Participation>

/** Caches the combined list, because the same player often reads the same games. */
const overlays = new WeakMap<
  Participations,
  { readonly games: readonly Game[]; readonly result: readonly Game[] }
>()

export const withParticipations = (
  games: readonly Game[],
  participations: Participations,
): readonly Game[] => {
  const known = overlays.get(participations)
  if (known?.games === games) return known.result
  const result = Object.freeze(
    games.map(game => withParticipation(game, participations.get(game.gameInstanceId))),
  )
  overlays.set(participations, { games, result })
  return result
}

/** The game with the player's participation, if any. */
export const withParticipation = (game: Game, part: Participation | undefined): Game =>
  part
    ? {
        ...game,
        playerInGame: part.plays > 0,
        playerPlaysInGame: part.plays,
        joinCode: part.joinCode,
        ...(part.lastJoinAt !== undefined && { lastJoinTimeMs: part.lastJoinAt }),
      }
    : game

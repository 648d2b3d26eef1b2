import type { Game } from '@fairground/contract/entities/game'
import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import { isListed } from './game-view.ts'

/** One player's part in one instance: with how many plays, under which code. */
export interface GamePart {
  readonly plays: number
  readonly joinCode: string
}

/** The parts of each of the players in what the lobby lists, by the instance. */
export const readPartsOf = async (
  tx: Tx,
  memberId: number,
  playerIds: readonly number[],
): Promise<Map<number, Map<number, GamePart>>> => {
  const { rows } = await sql<{ player: number; id: number; n: number; code: string }>`
    SELECT g.player_id AS player, g.instance_id AS id, g.n,
           (SELECT t.join_code FROM live_ticket t
             WHERE t.member_id = g.member_id AND t.player_id = g.player_id AND t.instance_id = g.instance_id
             ORDER BY t.seq DESC LIMIT 1) AS code
      FROM game_instance i
      JOIN player_game g ON g.member_id = i.member_id AND g.instance_id = i.id AND g.player_id = ANY(${sql.val(playerIds)}) AND g.n > 0
     WHERE i.member_id = ${memberId} AND ${isListed}`.execute(tx)
  const parts = new Map<number, Map<number, GamePart>>(playerIds.map(id => [id, new Map()]))
  for (const { player, id, n, code } of rows) parts.get(player)?.set(id, { plays: n, joinCode: code })
  return parts
}

type Parts = ReadonlyMap<number, GamePart>

/** Laid over the same games once, however often the player asks. */
const laid = new WeakMap<Parts, { readonly games: readonly Game[]; readonly result: readonly Game[] }>()

export const withParts = (games: readonly Game[], parts: Parts): readonly Game[] => {
  const known = laid.get(parts)
  if (known?.games === games) return known.result
  const result = Object.freeze(games.map(game => withPart(game, parts.get(game.gameInstanceId))))
  laid.set(parts, { games, result })
  return result
}

/** The game with a player's part laid over it, if he has one. */
export const withPart = (game: Game, part: GamePart | undefined): Game =>
  part
    ? { ...game, playerInGame: part.plays > 0, playerPlaysInGame: part.plays, joinCode: part.joinCode }
    : game

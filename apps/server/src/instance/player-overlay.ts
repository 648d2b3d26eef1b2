import type { Game } from '@fairground/contract/entities/game'
import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'

/** Lays one player's part over the games: is he in, with how many plays, under which code. */
export const withPlayer = async (
  tx: Tx,
  memberId: number,
  playerId: number,
  games: readonly Game[],
): Promise<Game[]> => {
  const { rows } = await sql<{ id: number; n: number; code: string }>`
    SELECT g.instance_id AS id, g.n,
           (SELECT t.join_code FROM ticket t
             WHERE t.member_id = g.member_id AND t.player_id = g.player_id AND t.instance_id = g.instance_id
             ORDER BY t.seq DESC LIMIT 1) AS code
      FROM player_game g
     WHERE g.member_id = ${memberId} AND g.player_id = ${playerId}
       AND g.instance_id = ANY(${sql.val(games.map(game => game.gameInstanceId))})`.execute(tx)
  const mine = new Map(rows.map(row => [row.id, row]))
  return games.map(game => {
    const part = mine.get(game.gameInstanceId)
    return part ? { ...game, playerInGame: part.n > 0, playerPlaysInGame: part.n, joinCode: part.code } : game
  })
}

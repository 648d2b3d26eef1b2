import type { DrawResult, GameInstance } from '@fairground/database/rows'
import type { Tx } from '@fairground/database/transaction'
import { type Selectable, sql } from 'kysely'

export type CountedDrawRow = Pick<
  Selectable<GameInstance>,
  'id' | 'start_at' | 'rules' | 'prize_table' | 'currency' | 'cap'
> &
  Pick<Selectable<DrawResult>, 'drawn' | 'tiers'>

/** The last ended draws of a game, newest first. */
export const readCountedDraws = async (
  tx: Tx,
  memberId: number,
  gameId: number,
  limit: number,
): Promise<CountedDrawRow[]> => {
  const { rows } = await sql<CountedDrawRow>`
    SELECT i.id, i.start_at, i.rules, i.prize_table, i.currency, i.cap, r.drawn, r.tiers
      FROM game_instance i JOIN draw_result r ON r.member_id = i.member_id AND r.instance_id = i.id
     WHERE i.member_id = ${memberId} AND i.game_id = ${gameId} AND i.status = 'ENDED'
     ORDER BY i.start_at DESC, i.id DESC LIMIT ${limit}`.execute(tx)
  return rows
}

import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'

interface ChainedGame {
  readonly id: number
  readonly chain_anchor: Buffer | null
  readonly chain_index: number
}

/** The link before the next one of the game's chain, or nothing while the deck that uses it has not ended. */
export const previousDeckLink = async (
  tx: Tx,
  memberId: number,
  { id, chain_anchor: anchor, chain_index: index }: ChainedGame,
): Promise<Uint8Array | undefined> => {
  if (index === 0) return anchor ? new Uint8Array(anchor) : undefined
  const { rows } = await sql<{ link: Buffer }>`
    SELECT r.link FROM deck_seal s JOIN deck_record r USING (member_id, instance_id)
     WHERE s.member_id = ${memberId} AND s.game_id = ${id} AND s.chain_index = ${index}
    UNION ALL
    SELECT link FROM draw_skip WHERE member_id = ${memberId} AND game_id = ${id} AND chain_index = ${index}`.execute(
    tx,
  )
  return rows[0] && new Uint8Array(rows[0].link)
}

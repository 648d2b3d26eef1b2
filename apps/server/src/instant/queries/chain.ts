import type { DeckRecord, Game } from '@fairground/database/rows'
import type { Tx } from '@fairground/database/transaction'
import { type Selectable, sql } from 'kysely'
import type { toCommitColumns } from '#lifecycle/chain-queries.ts'

type ChainedGame = Pick<Selectable<Game>, 'id' | 'chain_anchor' | 'chain_index'>

/** The previous link of the game's chain. Undefined while the deck that uses it has not ended. */
export const findPreviousDeckLink = async (
  tx: Tx,
  memberId: number,
  { id, chain_anchor: anchor, chain_index: index }: ChainedGame,
): Promise<Uint8Array | undefined> => {
  if (index === 0) return anchor ? new Uint8Array(anchor) : undefined
  const { rows } = await sql<Pick<Selectable<DeckRecord>, 'link'>>`
    SELECT r.link FROM deck_seal s JOIN deck_record r USING (member_id, instance_id)
     WHERE s.member_id = ${memberId} AND s.game_id = ${id} AND s.chain_index = ${index}
    UNION ALL
    SELECT link FROM draw_skip WHERE member_id = ${memberId} AND game_id = ${id} AND chain_index = ${index}`.execute(
    tx,
  )
  return rows[0] && new Uint8Array(rows[0].link)
}

/** The number of links that this deck spent on late records, and the time of the last one. */
export const findSkips = (tx: Tx, memberId: number, instanceId: number) =>
  tx
    .selectFrom('draw_skip')
    .select(eb => [eb.fn.countAll<bigint>().as('skips'), eb.fn.max('at').as('last')])
    .where('member_id', '=', memberId)
    .where('instance_id', '=', instanceId)
    .executeTakeFirstOrThrow()

export const insertDeckSeal = async (tx: Tx, columns: ReturnType<typeof toCommitColumns>): Promise<void> => {
  await tx
    .insertInto('deck_seal')
    .values(columns)
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

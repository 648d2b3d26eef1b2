import type { DeckRecord, Game } from '@fairground/database/rows'
import { timestamp, type Tx } from '@fairground/database/transaction'
import { type Selectable, sql } from 'kysely'
import type { ClosedRow } from '#lifecycle/close-queries.ts'

type ChainedGame = Pick<Selectable<Game>, 'id' | 'chain_anchor' | 'chain_number' | 'chain_index'>

/** The previous link of the game's chain. Undefined while the deck that uses it has not ended. */
export const findPreviousDeckLink = async (
  tx: Tx,
  memberId: number,
  { id, chain_anchor: anchor, chain_number: chain, chain_index: index }: ChainedGame,
): Promise<Uint8Array | undefined> => {
  if (index === 0) return anchor ? new Uint8Array(anchor) : undefined
  const { rows } = await sql<Pick<Selectable<DeckRecord>, 'link'>>`
    SELECT r.link FROM deck_seal s JOIN deck_record r USING (member_id, instance_id)
     WHERE s.member_id = ${memberId} AND s.game_id = ${id} AND s.chain = ${chain} AND s.chain_index = ${index}
    UNION ALL
    SELECT link FROM draw_skip
     WHERE member_id = ${memberId} AND game_id = ${id} AND chain = ${chain} AND chain_index = ${index}`.execute(
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

/** The instance of the deck that used this link. */
export const findDeckByLink = async (
  tx: Tx,
  memberId: number,
  gameId: number,
  { chain, index }: { readonly chain: number; readonly index: number },
): Promise<number | undefined> => {
  const row = await tx
    .selectFrom('deck_seal')
    .select('instance_id')
    .where('member_id', '=', memberId)
    .where('game_id', '=', gameId)
    .where('chain', '=', chain)
    .where('chain_index', '=', index)
    .executeTakeFirst()
  return row?.instance_id
}

/** Makes the close record the seal of its deck. */
export const insertDeckSeal = async (tx: Tx, closed: ClosedRow): Promise<void> => {
  await tx
    .insertInto('deck_seal')
    .values({
      member_id: closed.member_id,
      instance_id: closed.instance_id,
      game_id: closed.game_id,
      chain: closed.chain,
      chain_index: closed.chain_index,
      previous_link: closed.previous_link,
      beacon_chain: closed.beacon_chain,
      round: closed.round,
      closed_at: timestamp(closed.closed_at),
      close_hash: closed.close_hash,
      platform_signature: closed.platform_signature,
      signer_signature: closed.signer_signature,
      signer_at: timestamp(closed.signer_at),
      last_seen_round: closed.last_seen_round,
      last_seen_signature: closed.last_seen_signature,
    })
    .execute()
}

import { timestamp, type Tx } from '@fairground/database/transaction'
import { unhex } from '@fairground/fair/encoding/bytes'
import { sql, type Selectable } from 'kysely'
import type { DueInstance } from '#lifecycle/organizer.ts'
import { findChain } from '#lifecycle/chains.ts'
import type { ClosedRow } from '#lifecycle/close-queries.ts'
import type { DrawCommit, DrawResult, Game } from '@fairground/database/rows'

/**
 * The previous link of a game's chain. Undefined while the draw that used it has not ended, because the jackpot of the
 * next draw depends on its settlement.
 */
export const findPreviousLink = async (
  tx: Tx,
  memberId: number,
  gameId: number,
  game: Pick<Selectable<Game>, 'chain_anchor' | 'chain_number' | 'chain_index'>,
): Promise<Uint8Array | undefined> => {
  if (!game.chain_anchor) throw new Error(`game ${gameId} has no chain yet`)
  if (game.chain_index === 0) {
    const { anchor } = await findChain(tx, memberId, { game_id: gameId, chain: game.chain_number })
    return new Uint8Array(anchor)
  }
  const { rows } = await sql<Pick<Selectable<DrawResult>, 'link'>>`
    SELECT r.link
      FROM draw_commit c
      JOIN draw_result r USING (member_id, instance_id)
      JOIN game_instance i ON i.member_id = c.member_id AND i.id = c.instance_id
     WHERE c.member_id = ${memberId} AND c.game_id = ${gameId} AND c.chain = ${game.chain_number} AND c.chain_index = ${game.chain_index} AND i.status = 'ENDED'
    UNION ALL
    SELECT s.link FROM draw_skip s
     WHERE s.member_id = ${memberId} AND s.game_id = ${gameId} AND s.chain = ${game.chain_number} AND s.chain_index = ${game.chain_index}`.execute(
    tx,
  )
  const link = rows[0]?.link
  return link && new Uint8Array(link)
}

/** The committed but refunded draw that holds the current link of the game's chain. */
export const findRefundedCommit = async (
  tx: Tx,
  memberId: number,
  gameId: number,
): Promise<Pick<Selectable<DrawCommit>, 'game_id' | 'chain' | 'chain_index'> | undefined> => {
  const { rows } = await sql<Pick<Selectable<DrawCommit>, 'game_id' | 'chain' | 'chain_index'>>`
    SELECT c.game_id, c.chain, c.chain_index
      FROM draw_commit c
      JOIN game g ON g.member_id = c.member_id AND g.id = c.game_id AND g.chain_number = c.chain AND g.chain_index = c.chain_index
      JOIN game_instance i ON i.member_id = c.member_id AND i.id = c.instance_id
     WHERE c.member_id = ${memberId} AND c.game_id = ${gameId} AND i.status = 'REFUNDED'`.execute(tx)
  return rows[0]
}

/** Makes the close record the commit of its draw. */
export const insertCommit = async (tx: Tx, closed: ClosedRow): Promise<void> => {
  await tx
    .insertInto('draw_commit')
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
      tree_size: closed.tree_size,
      root: closed.root,
      pool: closed.pool,
      jackpot: closed.jackpot,
      close_hash: closed.close_hash,
      platform_signature: closed.platform_signature,
      signer_signature: closed.signer_signature,
      signer_at: timestamp(closed.signer_at),
      last_seen_round: closed.last_seen_round,
      last_seen_signature: closed.last_seen_signature,
    })
    .execute()
}

export const insertBeacon = async (
  tx: Tx,
  { memberId, id }: DueInstance,
  beaconRound: bigint,
  signature: string,
): Promise<void> => {
  await tx
    .insertInto('draw_beacon')
    .values({
      member_id: memberId,
      instance_id: id,
      round: beaconRound,
      signature: Buffer.from(unhex(signature)),
    })
    .execute()
}

import type { Tx } from '@fairground/database/transaction'
import { unhex } from '@fairground/fair/encoding/bytes'
import { sql, type Selectable } from 'kysely'
import type { DueInstance } from '#lifecycle/organizer.ts'
import type { toCommitColumns } from '#lifecycle/chain-queries.ts'
import type { DrawCommit, DrawResult, Game } from '@fairground/database/rows'
import type { CloseRecord } from '@fairground/fair/record/close-record'

/**
 * The previous link of a game's chain. Undefined while the draw that used it has not ended, because the jackpot of the
 * next draw depends on its settlement.
 */
export const findPreviousLink = async (
  tx: Tx,
  memberId: number,
  gameId: number,
  game: Pick<Selectable<Game>, 'chain_anchor' | 'chain_index'>,
): Promise<Uint8Array | undefined> => {
  if (!game.chain_anchor) throw new Error(`game ${gameId} has no chain yet`)
  if (game.chain_index === 0) return new Uint8Array(game.chain_anchor)
  const { rows } = await sql<Pick<Selectable<DrawResult>, 'link'>>`
    SELECT r.link
      FROM draw_commit c
      JOIN draw_result r USING (member_id, instance_id)
      JOIN game_instance i ON i.member_id = c.member_id AND i.id = c.instance_id
     WHERE c.member_id = ${memberId} AND c.game_id = ${gameId} AND c.chain_index = ${game.chain_index} AND i.status = 'ENDED'
    UNION ALL
    SELECT s.link FROM draw_skip s
     WHERE s.member_id = ${memberId} AND s.game_id = ${gameId} AND s.chain_index = ${game.chain_index}`.execute(
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
): Promise<Pick<Selectable<DrawCommit>, 'chain_index' | 'round'> | undefined> => {
  const { rows } = await sql<Pick<Selectable<DrawCommit>, 'chain_index' | 'round'>>`
    SELECT c.chain_index, c.round
      FROM draw_commit c
      JOIN game g ON g.member_id = c.member_id AND g.id = c.game_id AND g.chain_index = c.chain_index
      JOIN game_instance i ON i.member_id = c.member_id AND i.id = c.instance_id
     WHERE c.member_id = ${memberId} AND c.game_id = ${gameId} AND i.status = 'REFUNDED'`.execute(tx)
  return rows[0]
}

type CommitColumns = ReturnType<typeof toCommitColumns>

/** Returns false if another worker has already committed this draw. */
export const insertCommit = async (
  tx: Tx,
  columns: CommitColumns,
  { treeSize, root, pool, jackpot }: CloseRecord,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('draw_commit')
    .values({ ...columns, tree_size: treeSize, root: Buffer.from(root), pool, jackpot })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows !== 0n
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

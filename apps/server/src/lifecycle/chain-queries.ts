import type { Tx } from '@fairground/database/transaction'
import type { ClosedRow } from './close-queries.ts'

export const findCommit = (tx: Tx, memberId: number, instanceId: number) =>
  tx
    .selectFrom('draw_commit')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('instance_id', '=', instanceId)
    .executeTakeFirst()

export const findBeacon = (tx: Tx, memberId: number, instanceId: number) =>
  tx
    .selectFrom('draw_beacon')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('instance_id', '=', instanceId)
    .executeTakeFirst()

export const findResult = (tx: Tx, memberId: number, instanceId: number) =>
  tx
    .selectFrom('draw_result')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('instance_id', '=', instanceId)
    .executeTakeFirst()

/** The number of links that this instance spent on records that came too late. */
export const countSkips = async (tx: Tx, memberId: number, instanceId: number): Promise<number> => {
  const { skips } = await tx
    .selectFrom('draw_skip')
    .select(eb => eb.fn.countAll<bigint>().as('skips'))
    .where('member_id', '=', memberId)
    .where('instance_id', '=', instanceId)
    .executeTakeFirstOrThrow()
  return Number(skips)
}

/** Records a link that was spent without a draw. Returns false if another worker has already recorded it. */
export const insertSkip = async (
  tx: Tx,
  close: Pick<ClosedRow, 'member_id' | 'game_id' | 'instance_id' | 'chain' | 'chain_index' | 'close_hash'>,
  link: Uint8Array,
  reason: string,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('draw_skip')
    .values({
      member_id: close.member_id,
      game_id: close.game_id,
      chain: close.chain,
      chain_index: close.chain_index,
      instance_id: close.instance_id,
      close_hash: close.close_hash,
      link: Buffer.from(link),
      reason,
    })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows !== 0n
}

/** Advances the game's chain to this index. */
export const spendLink = async (tx: Tx, memberId: number, gameId: number, index: number): Promise<void> => {
  await tx
    .updateTable('game')
    .set({ chain_index: index })
    .where('member_id', '=', memberId)
    .where('id', '=', gameId)
    .where('chain_index', '<', index)
    .execute()
}

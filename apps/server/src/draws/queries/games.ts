import type { Tx } from '@fairground/database/transaction'

export const findActiveGames = (tx: Tx, memberId: number) =>
  tx.selectFrom('game').selectAll().where('member_id', '=', memberId).where('active', '=', true).execute()

/** No further instance opens. Open instances are drawn and paid. */
export const stopSelling = async (tx: Tx, memberId: number, gameId: number): Promise<void> => {
  await tx
    .updateTable('game')
    .set({ active: false })
    .where('member_id', '=', memberId)
    .where('id', '=', gameId)
    .execute()
}

/** Locks the game and reads where the public log names it. */
export const lockGameLog = (tx: Tx, memberId: number, gameId: number) =>
  tx
    .selectFrom('game')
    .select(['chain_anchor', 'log_index'])
    .where('member_id', '=', memberId)
    .where('id', '=', gameId)
    .forUpdate()
    .executeTakeFirstOrThrow()

export const setChainAnchor = async (
  tx: Tx,
  memberId: number,
  gameId: number,
  {
    anchor,
    length,
    logIndex,
  }: { readonly anchor: Uint8Array; readonly length: number; readonly logIndex: number },
): Promise<void> => {
  await tx
    .updateTable('game')
    .set({ chain_anchor: Buffer.from(anchor), chain_length: length, log_index: BigInt(logIndex) })
    .where('member_id', '=', memberId)
    .where('id', '=', gameId)
    .execute()
}

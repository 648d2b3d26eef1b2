import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import type { PlayerKey } from '#platform/player-key.ts'

export const insertRecoveryCodes = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  digests: readonly Buffer[],
): Promise<void> => {
  await tx
    .insertInto('recovery_code')
    .values(digests.map(code_digest => ({ member_id: memberId, player_id: playerId, code_digest })))
    .execute()
}

export const deleteRecoveryCodes = async (tx: Tx, { memberId, playerId }: PlayerKey): Promise<void> => {
  await tx
    .deleteFrom('recovery_code')
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .execute()
}

export const countRecoveryCodes = async (tx: Tx, { memberId, playerId }: PlayerKey): Promise<number> => {
  const { left } = await tx
    .selectFrom('recovery_code')
    .select(sql<number>`count(*)::int`.as('left'))
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return left
}

/** Returns false if the code does not exist or was used before: of two concurrent uses only one succeeds. */
export const useUpRecoveryCode = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  digest: Buffer,
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('recovery_code')
    .set({ used_at: sql<number>`clock_timestamp()` })
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .where('code_digest', '=', digest)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

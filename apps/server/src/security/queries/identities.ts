import type { Tx } from '@fairground/database/transaction'
import type { PlayerKey } from '#platform/player-key.ts'

export const hasIdentity = async (tx: Tx, { memberId, playerId }: PlayerKey): Promise<boolean> => {
  const row = await tx
    .selectFrom('outside_identity')
    .select('player_id')
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  return row !== undefined
}

/** Returns false if another player has linked the identity. */
export const insertIdentity = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  issuer: string,
  subjectDigest: Buffer,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('outside_identity')
    .values({ member_id: memberId, player_id: playerId, issuer, subject_digest: subjectDigest })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows !== 0n
}

/** Returns whether there was one. */
export const deleteIdentity = async (tx: Tx, { memberId, playerId }: PlayerKey): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('outside_identity')
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

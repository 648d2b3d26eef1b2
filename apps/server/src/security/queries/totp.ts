import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import type { PlayerKey } from '#platform/player-key.ts'

/** Replaces an unconfirmed secret. Returns false if a confirmed one exists. */
export const upsertTotpSecret = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  sealedSecret: Buffer,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('totp')
    .values({ member_id: memberId, player_id: playerId, sealed_secret: sealedSecret })
    .onConflict(conflict =>
      conflict
        .columns(['member_id', 'player_id'])
        .doUpdateSet({ sealed_secret: sealedSecret, last_step: 0n })
        .where('totp.confirmed_at', 'is', null),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows !== 0n
}

export const hasUnconfirmedTotp = async (tx: Tx, { memberId, playerId }: PlayerKey): Promise<boolean> => {
  const row = await tx
    .selectFrom('totp')
    .select('player_id')
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

export const updateToConfirmed = async (tx: Tx, { memberId, playerId }: PlayerKey): Promise<void> => {
  await tx
    .updateTable('totp')
    .set({ confirmed_at: sql<number>`clock_timestamp()` })
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .execute()
}

export const findTotpSecret = async (tx: Tx, { memberId, playerId }: PlayerKey) => {
  const row = await tx
    .selectFrom('totp')
    .select('sealed_secret')
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  return row?.sealed_secret
}

/** Returns false if this time step or a later one was already used. */
export const advanceLastStep = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  step: number,
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('totp')
    .set({ last_step: BigInt(step) })
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .where('last_step', '<', BigInt(step))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Returns whether there was one. */
export const deleteTotp = async (tx: Tx, { memberId, playerId }: PlayerKey): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('totp')
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

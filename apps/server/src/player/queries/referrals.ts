import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import type { PlayerKey } from '#platform/player-key.ts'

export const findReferrer = async (tx: Tx, memberId: number, code: string): Promise<number | undefined> => {
  const row = await tx
    .selectFrom('referral_code')
    .select('player_id')
    .where('member_id', '=', memberId)
    .where('code', '=', code)
    .executeTakeFirst()
  return row?.player_id
}

/** Returns false if the address was not invited, or if another account has already followed the invite. */
export const acceptInvite = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  emailDigest: Buffer,
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('referral')
    .set({ player_id: playerId, joined_at: sql<number>`clock_timestamp()` })
    .where('member_id', '=', memberId)
    .where('email_digest', '=', emailDigest)
    .where('player_id', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const insertReferral = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  referrerId: number,
): Promise<void> => {
  await tx
    .insertInto('referral')
    .values({
      member_id: memberId,
      referrer_id: referrerId,
      player_id: playerId,
      joined_at: sql<number>`clock_timestamp()`,
    })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** Whether the player registered within a day, has not deposited and has no referrer yet. */
export const isNewcomer = async (tx: Tx, { memberId, playerId }: PlayerKey): Promise<boolean> => {
  const { rows } = await sql`
    SELECT FROM player p
     WHERE p.member_id = ${memberId} AND p.id = ${playerId} AND NOT p.has_deposited
       AND p.created_at > clock_timestamp() - interval '1 day'
       AND NOT EXISTS (SELECT FROM referral r WHERE r.member_id = ${memberId} AND r.player_id = p.id)`.execute(
    tx,
  )
  return rows.length > 0
}

import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import type { PlayerKey } from '#platform/player-key.ts'

export const findCode = (tx: Tx, { memberId, playerId }: PlayerKey) =>
  tx
    .selectFrom('referral_code')
    .select(['code', 'visits'])
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .executeTakeFirst()

/** Does nothing if the player has a code, or if another player has this one. */
export const insertCode = async (tx: Tx, { memberId, playerId }: PlayerKey, code: string): Promise<void> => {
  await tx
    .insertInto('referral_code')
    .values({ member_id: memberId, player_id: playerId, code })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

export const countVisit = async (tx: Tx, memberId: number, code: string): Promise<void> => {
  await sql`UPDATE referral_code SET visits = visits + 1 WHERE member_id = ${memberId} AND code = ${code}`.execute(
    tx,
  )
}

/** Counts an invite and returns the number of the last 24 hours. */
export const countTry = async (tx: Tx, { memberId, playerId }: PlayerKey): Promise<number> => {
  const { rows } = await sql<{ tries: number }>`
    UPDATE referral_code
       SET tries = CASE WHEN tries_since < clock_timestamp() - interval '1 day' THEN 1 ELSE tries + 1 END,
           tries_since = CASE WHEN tries_since < clock_timestamp() - interval '1 day' THEN clock_timestamp() ELSE tries_since END
     WHERE member_id = ${memberId} AND player_id = ${playerId}
    RETURNING tries`.execute(tx)
  return rows[0]!.tries
}

/** Returns false if the address has been invited before. */
export const insertInvite = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  { digest, sealed }: { readonly digest: Buffer; readonly sealed: Buffer },
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('referral')
    .values({ member_id: memberId, referrer_id: playerId, email_digest: digest, sealed_email: sealed })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export const readReferrals = (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) =>
  tx
    .selectFrom('referral as r')
    .leftJoin('player as p', join =>
      join.onRef('p.member_id', '=', 'r.member_id').onRef('p.id', '=', 'r.player_id'),
    )
    .select([
      'r.sealed_email',
      'r.invited_at',
      'r.joined_at',
      'r.deposited_at',
      'r.rewarded_at',
      'r.currency',
      'r.amount',
      'p.username',
    ])
    .where('r.member_id', '=', memberId)
    .where('r.referrer_id', '=', playerId)
    .orderBy('r.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

interface Totals {
  readonly sent: number
  readonly joined: number
  readonly earned: bigint
}

export const readTotals = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  currency: string,
): Promise<Totals> => {
  const { rows } = await sql<Totals>`
    SELECT count(*)::int AS sent, count(joined_at)::int AS joined,
           coalesce(sum(amount) FILTER (WHERE currency = ${currency}), 0)::bigint AS earned
      FROM referral WHERE member_id = ${memberId} AND referrer_id = ${playerId}`.execute(tx)
  return rows[0]!
}

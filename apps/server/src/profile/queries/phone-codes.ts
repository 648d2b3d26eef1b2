import type { DB } from '@fairground/database/rows'
import type { Tx } from '@fairground/database/transaction'
import { type Selectable, sql } from 'kysely'
import type { PlayerKey } from '#platform/player-key.ts'

/** Counts the codes of the last hour that this player requested or that went to this phone. */
export const countRecentCodes = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  phoneDigest: Buffer,
): Promise<number> => {
  const { rows } = await sql<{ sent: number }>`
    SELECT count(*)::int AS sent FROM phone_code
     WHERE member_id = ${memberId} AND made_at > clock_timestamp() - interval '1 hour'
       AND (player_id = ${playerId} OR phone_digest = ${phoneDigest})`.execute(tx)
  return rows[0]?.sent ?? 0
}

export const useUpPhoneCodes = async (tx: Tx, { memberId, playerId }: PlayerKey): Promise<void> => {
  await tx
    .updateTable('phone_code')
    .set(eb => ({ used_at: eb.fn('clock_timestamp') }))
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .where('used_at', 'is', null)
    .execute()
}

type NewPhoneCode = Pick<
  Selectable<DB['phone_code']>,
  'request_id' | 'phone_digest' | 'sealed_phone' | 'code_hash'
>

export const insertPhoneCode = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  values: NewPhoneCode,
  minutes: number,
): Promise<void> => {
  await tx
    .insertInto('phone_code')
    .values({
      member_id: memberId,
      player_id: playerId,
      ...values,
      expires_at: sql<number>`clock_timestamp() + make_interval(mins => ${minutes})`,
    })
    .execute()
}

export const lockPhoneCode = (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  requestId: string,
  maxTries: number,
) =>
  tx
    .selectFrom('phone_code')
    .select(['code_hash', 'sealed_phone'])
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .where('request_id', '=', requestId)
    .where('used_at', 'is', null)
    .where('tries', '<', maxTries)
    .where(sql<boolean>`expires_at > clock_timestamp()`)
    .forUpdate()
    .executeTakeFirst()

/** Marks the code as used if it was right, and counts a try otherwise. */
export const updateAfterTry = async (
  tx: Tx,
  memberId: number,
  requestId: string,
  right: boolean,
): Promise<void> => {
  await tx
    .updateTable('phone_code')
    .set(right ? { used_at: sql<number>`clock_timestamp()` } : { tries: sql<number>`tries + 1` })
    .where('member_id', '=', memberId)
    .where('request_id', '=', requestId)
    .execute()
}

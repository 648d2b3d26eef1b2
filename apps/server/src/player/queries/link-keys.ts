import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import type { PlayerKey } from '#platform/player-key.ts'

interface NewLinkKey {
  readonly keyHash: Buffer
  readonly purpose: string
  readonly emailDigest: Buffer | null
  readonly minutes: number
}

export const insertLinkKey = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  { keyHash, purpose, emailDigest, minutes }: NewLinkKey,
): Promise<void> => {
  await tx
    .insertInto('link_key')
    .values({
      member_id: memberId,
      key_hash: keyHash,
      player_id: playerId,
      purpose,
      email_digest: emailDigest,
      expires_at: sql<number>`clock_timestamp() + make_interval(mins => ${minutes})`,
    })
    .execute()
}

const selectValidKeys = (tx: Tx, memberId: number, keyHash: Buffer) =>
  tx
    .selectFrom('link_key')
    .select(['player_id', 'purpose', 'email_digest'])
    .where('member_id', '=', memberId)
    .where('key_hash', '=', keyHash)
    .where('used_at', 'is', null)
    .where(sql<boolean>`expires_at > clock_timestamp()`)

export const findValidLinkKey = (tx: Tx, memberId: number, keyHash: Buffer) =>
  selectValidKeys(tx, memberId, keyHash).executeTakeFirst()

/** Of two concurrent uses, the second waits for the first and then finds the key used. */
export const lockValidLinkKey = (tx: Tx, memberId: number, keyHash: Buffer, purpose: string) =>
  selectValidKeys(tx, memberId, keyHash).where('purpose', '=', purpose).forUpdate().executeTakeFirst()

/** Marks every unused key of the player with one of these purposes as used. */
export const useUpLinkKeys = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  purposes: readonly string[],
): Promise<void> => {
  await tx
    .updateTable('link_key')
    .set(eb => ({ used_at: eb.fn('clock_timestamp') }))
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .execute()
}

/** Counts the keys of the last hour; `tooSoon` when the newest is younger than the delay. */
export const countRecentLinkKeys = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  purpose: string,
  resendDelayMs: number,
) => {
  const { rows } = await sql<{ made: number; tooSoon: boolean }>`
    SELECT count(*)::int AS made,
           coalesce(max(made_at) > clock_timestamp() - make_interval(secs => ${resendDelayMs / 1000}), false) AS "tooSoon"
      FROM link_key
     WHERE member_id = ${memberId} AND player_id = ${playerId} AND purpose = ${purpose}
       AND made_at > clock_timestamp() - interval '1 hour'`.execute(tx)
  return rows[0]
}

import type { Row } from '@fairground/database/row'
import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import type { PlayerKey } from '#platform/player-key.ts'

interface SealedSubscription {
  readonly digest: Buffer
  readonly sealed: Buffer
}

const maxPerPlayer = 10

/** A browser belongs to the player who registered it last, and a player keeps the newest browsers. */
export const storeSubscription = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  { digest, sealed }: SealedSubscription,
): Promise<void> => {
  await sql`DELETE FROM push_subscription WHERE member_id = ${memberId} AND digest = ${digest}`.execute(tx)
  await sql`
    INSERT INTO push_subscription (member_id, player_id, digest, sealed)
    VALUES (${memberId}, ${playerId}, ${digest}, ${sealed}) ON CONFLICT DO NOTHING`.execute(tx)
  await sql`
    DELETE FROM push_subscription WHERE member_id = ${memberId} AND id IN (
      SELECT id FROM push_subscription WHERE member_id = ${memberId} AND player_id = ${playerId}
       ORDER BY id DESC OFFSET ${maxPerPlayer})`.execute(tx)
}

export const removeSubscriptionByDigest = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  digest: Buffer,
): Promise<void> => {
  await sql`
    DELETE FROM push_subscription
     WHERE member_id = ${memberId} AND player_id = ${playerId} AND digest = ${digest}`.execute(tx)
}

export const removeSubscription = async (tx: Tx, memberId: number, id: string): Promise<void> => {
  await sql`DELETE FROM push_subscription WHERE member_id = ${memberId} AND id = ${id}::bigint`.execute(tx)
}

type OpenableSubscription = Row<'push_subscription', 'player_id' | 'sealed'> & Row<'player_key', 'wrapped'>

export const findSubscription = async (
  tx: Tx,
  memberId: number,
  id: string,
): Promise<OpenableSubscription | undefined> => {
  const { rows } = await sql<OpenableSubscription>`
    SELECT s.player_id AS "playerId", s.sealed, k.wrapped FROM push_subscription s
      JOIN player_key k ON k.member_id = s.member_id AND k.player_id = s.player_id
     WHERE s.member_id = ${memberId} AND s.id = ${id}::bigint`.execute(tx)
  return rows[0]
}

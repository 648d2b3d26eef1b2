import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'

interface CardReturn {
  readonly playerId: number
  readonly won: bigint
  readonly staked: bigint
}

interface CardKey {
  readonly memberId: number
  readonly instanceId: number
  readonly seq: number
}

/** The prize and the price of a dealt card. */
export const findCardReturn = async (
  tx: Tx,
  { memberId, instanceId, seq }: CardKey,
): Promise<CardReturn | undefined> => {
  const { rows } = await sql<CardReturn>`
    SELECT t.player_id AS "playerId", c.prize AS won, t.price + t.fee AS staked
      FROM deck_card c JOIN ticket t USING (member_id, instance_id, seq)
     WHERE c.member_id = ${memberId} AND c.instance_id = ${instanceId} AND c.seq = ${seq}`.execute(tx)
  return rows[0]
}

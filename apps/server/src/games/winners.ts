import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import { maskedName } from './masked-name.ts'

const named = 20
/** Everybody asks at the start of a show, so a draw with a hundred thousand winners must not be sorted each time. */
const lookedAt = 1000

/** The highest prizes among the first winners in play order, each with enough of a name to know oneself by. */
export const topWinners = async (tx: Tx, memberId: number, instanceId: number) => {
  const { rows } = await sql<{ seq: number; won: bigint; tiers: string[]; username: string }>`
    SELECT w.seq, w.won, w.tiers, u.username
      FROM (SELECT seq, sum(from_pool + from_jackpot)::bigint AS won, array_agg(tier) AS tiers FROM payout
             WHERE member_id = ${memberId} AND instance_id = ${instanceId} GROUP BY seq ORDER BY seq LIMIT ${lookedAt}) AS w
      JOIN ticket t ON t.member_id = ${memberId} AND t.instance_id = ${instanceId} AND t.seq = w.seq
      JOIN player u ON u.member_id = t.member_id AND u.id = t.player_id
     ORDER BY w.won DESC, w.seq LIMIT ${named}`.execute(tx)
  return rows.map(({ seq, won, tiers, username }) => ({
    name: maskedName(username),
    seq,
    won,
    tierNames: tiers,
  }))
}

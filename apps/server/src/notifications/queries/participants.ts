import type { Row } from '@fairground/database/row'
import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import { deckKindNames } from '#kinds/kinds.ts'

/** The next players of an instance, by id. */
export interface PlayerRange {
  readonly memberId: number
  readonly instanceId: number
  readonly after: number
  readonly limit: number
}

export type NotifiedInstance = Row<'game_instance', 'id' | 'currency' | 'start_at' | 'players'> & {
  readonly game: string
  readonly isDeck: boolean
}

export const findNotifiedInstance = async (
  tx: Tx,
  memberId: number,
  instanceId: number,
): Promise<NotifiedInstance | undefined> => {
  const { rows } = await sql<NotifiedInstance>`
    SELECT i.id, i.currency, i.start_at AS "startAt", i.players, g.title AS game,
           i.rules->>'kind' = ANY(${sql.val(deckKindNames)}::text[]) AS "isDeck"
      FROM game_instance i JOIN game g ON g.member_id = i.member_id AND g.id = i.game_id
     WHERE i.member_id = ${memberId} AND i.id = ${instanceId}`.execute(tx)
  return rows[0]
}

/** What a player put into an instance and got back. */
export interface PlayerReturn {
  readonly playerId: number
  readonly won: bigint
  readonly staked: bigint
  readonly items: readonly string[]
}

const staked = sql`(SELECT coalesce(sum(s.price + s.fee), 0)::bigint FROM live_ticket s
  WHERE s.member_id = t.member_id AND s.instance_id = t.instance_id AND s.player_id = t.player_id)`

/** Item prizes are named and their value is not added to the money. */
export const findWinners = async (
  tx: Tx,
  { memberId, instanceId, after, limit }: PlayerRange,
): Promise<PlayerReturn[]> => {
  const { rows } = await sql<PlayerReturn>`
    SELECT t.player_id AS "playerId", ${staked} AS staked, t.won, t.items FROM (
      SELECT t.member_id, t.instance_id, t.player_id,
             coalesce(sum(p.from_pool + p.from_jackpot) FILTER (WHERE p.item IS NULL), 0)::bigint AS won,
             coalesce(array_agg(p.item) FILTER (WHERE p.item IS NOT NULL), '{}') AS items
        FROM payout p
        JOIN live_ticket t ON t.member_id = p.member_id AND t.instance_id = p.instance_id AND t.seq = p.seq
       WHERE p.member_id = ${memberId} AND p.instance_id = ${instanceId} AND t.player_id > ${after}
       GROUP BY t.member_id, t.instance_id, t.player_id ORDER BY t.player_id LIMIT ${limit}) AS t`.execute(tx)
  return rows
}

/** Players with plays. The winners are among them; they already have their notification. */
export const findParticipants = async (
  tx: Tx,
  { memberId, instanceId, after, limit }: PlayerRange,
): Promise<PlayerReturn[]> => {
  const { rows } = await sql<PlayerReturn>`
    SELECT t.player_id AS "playerId", ${staked} AS staked, 0::bigint AS won, '{}'::text[] AS items FROM player_game t
     WHERE t.member_id = ${memberId} AND t.instance_id = ${instanceId} AND t.player_id > ${after} AND t.n > 0
     ORDER BY t.player_id LIMIT ${limit}`.execute(tx)
  return rows
}

interface Refunded {
  readonly playerId: number
  readonly amount: bigint
}

export const findRefunded = async (
  tx: Tx,
  { memberId, instanceId, after, limit }: PlayerRange,
): Promise<Refunded[]> => {
  const { rows } = await sql<Refunded>`
    SELECT t.player_id AS "playerId", sum(t.price + t.fee)::bigint AS amount
      FROM ticket_outcome o
      JOIN ticket t ON t.member_id = o.member_id AND t.instance_id = o.instance_id AND t.seq = o.seq
     WHERE o.member_id = ${memberId} AND o.instance_id = ${instanceId} AND o.kind = 'REFUND' AND t.player_id > ${after}
     GROUP BY t.player_id ORDER BY t.player_id LIMIT ${limit}`.execute(tx)
  return rows
}

interface Reminded {
  readonly playerId: number
  readonly plays: number
}

/** Players with plays who have switched reminders on. */
export const findReminded = async (
  tx: Tx,
  { memberId, instanceId, after, limit }: PlayerRange,
): Promise<Reminded[]> => {
  const { rows } = await sql<Reminded>`
    SELECT g.player_id AS "playerId", g.n AS plays FROM player_game g
     WHERE g.member_id = ${memberId} AND g.instance_id = ${instanceId} AND g.player_id > ${after} AND g.n > 0
       AND EXISTS (SELECT FROM notification_preference p
                    WHERE p.member_id = ${memberId} AND p.kind = 'drawReminder' AND p.enabled
                      AND p.player_id = g.player_id)
     ORDER BY g.player_id LIMIT ${limit}`.execute(tx)
  return rows
}

import type { Row } from '@fairground/database/row'
import type { Tx } from '@fairground/database/transaction'
import { ballDays, ballDaysAfterBreak, collectAfterMs } from '@fairground/rules/rewards/bonus-ball'
import { sql } from 'kysely'
import type { PlayerKey } from '#platform/player-key.ts'

export type BallState = 'available' | 'active' | 'collected' | 'expired' | 'sent'

export interface BallRow
  extends Row<
    'bonus_ball',
    | 'player_id'
    | 'ball'
    | 'from_ball'
    | 'expires_at'
    | 'instance_id'
    | 'activation_id'
    | 'collection_id'
    | 'send_to'
    | 'amount'
  > {
  readonly id: number
  readonly state: BallState
  readonly fromName: string | null
  readonly sendToName: string | null
  readonly currency: string | null
  readonly instanceStatus: string | null
  readonly endedAt: number | null
}

const columns = sql`
  b.id::float8 AS id, b.player_id AS "playerId", b.ball, b.state, b.from_ball AS "fromBall", b.expires_at AS "expiresAt",
  b.instance_id AS "instanceId", b.activation_id AS "activationId", b.collection_id AS "collectionId",
  b.send_to AS "sendTo", b.amount, i.currency, i.status AS "instanceStatus",
  (SELECT f.username FROM bonus_ball s JOIN player f ON f.member_id = s.member_id AND f.id = s.player_id
    WHERE s.member_id = b.member_id AND s.id = b.from_ball) AS "fromName",
  (SELECT r.username FROM player r WHERE r.member_id = b.member_id AND r.id = b.send_to) AS "sendToName",
  (SELECT max(e.at) FROM instance_event e
    WHERE e.member_id = b.member_id AND e.instance_id = b.instance_id AND e.kind = 'ended') AS "endedAt"`

const tables = sql`
  bonus_ball b LEFT JOIN game_instance i ON i.member_id = b.member_id AND i.id = b.instance_id`

const maxListed = 20

/** Balls to use, in use, and those of the last day. */
export const readBalls = async (tx: Tx, { memberId, playerId }: PlayerKey): Promise<BallRow[]> => {
  const { rows } = await sql<BallRow>`
    SELECT ${columns} FROM ${tables}
     WHERE b.member_id = ${memberId} AND b.player_id = ${playerId}
       AND (b.state IN ('available', 'active') OR b.collected_at > clock_timestamp() - interval '1 day')
     ORDER BY b.expires_at, b.id LIMIT ${maxListed}`.execute(tx)
  return rows
}

/** The player's ball, locked until the end of the transaction. */
export const lockBall = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  id: number,
): Promise<BallRow | undefined> => {
  const { rows } = await sql<BallRow>`
    SELECT ${columns} FROM ${tables}
     WHERE b.member_id = ${memberId} AND b.player_id = ${playerId} AND b.id = ${id} FOR UPDATE OF b`.execute(
    tx,
  )
  return rows[0]
}

/** One ball per achievement: the unique index drops a second one. */
export const insertEarnedBall = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  { achievement, ball }: { readonly achievement: number; readonly ball: number },
): Promise<void> => {
  await sql`
    INSERT INTO bonus_ball (member_id, player_id, ball, achievement, expires_at)
    VALUES (${memberId}, ${playerId}, ${ball}, ${achievement}, clock_timestamp() + make_interval(days => ${ballDays}))
        ON CONFLICT (member_id, player_id, achievement) DO NOTHING`.execute(tx)
}

export interface SaleRow extends Row<'game_instance', 'rules' | 'prize_table'> {
  readonly isOnSale: boolean
}

/** The lock keeps the sale from closing until the ball is stored. */
export const lockSale = async (
  tx: Tx,
  memberId: number,
  instanceId: number,
): Promise<SaleRow | undefined> => {
  const { rows } = await sql<Row<'game_instance', 'rules' | 'prize_table' | 'status' | 'reg_end'>>`
    SELECT rules, prize_table AS "prizeTable", status, reg_end AS "regEnd" FROM game_instance
     WHERE member_id = ${memberId} AND id = ${instanceId} FOR SHARE`.execute(tx)
  const [row] = rows
  if (!row) return undefined
  const { rows: clock } = await sql<{ now: number }>`SELECT clock_timestamp() AS now`.execute(tx)
  return { ...row, isOnSale: row.status === 'OPEN' && row.regEnd > clock[0]!.now }
}

export interface LineRow extends Row<'ticket', 'plays'> {
  readonly won: bigint
}

/** The player's lines in the draw that were not cancelled, with what each won. */
export const readLines = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  instanceId: number,
): Promise<LineRow[]> => {
  const { rows } = await sql<LineRow>`
    SELECT t.plays,
           (SELECT coalesce(sum(p.from_pool + p.from_jackpot), 0)::bigint FROM payout p
             WHERE p.member_id = t.member_id AND p.instance_id = t.instance_id AND p.seq = t.seq) AS won
      FROM ticket t
     WHERE t.member_id = ${memberId} AND t.player_id = ${playerId} AND t.instance_id = ${instanceId}
       AND NOT EXISTS (SELECT FROM ticket_outcome o
                        WHERE o.member_id = t.member_id AND o.instance_id = t.instance_id AND o.seq = t.seq AND o.kind = 'VOID')
     ORDER BY t.seq`.execute(tx)
  return rows
}

export interface DrawnRow
  extends Row<'draw_result', 'drawn'>,
    Row<'game_instance', 'rules' | 'prize_table'> {}

export const findDrawn = async (
  tx: Tx,
  memberId: number,
  instanceId: number,
): Promise<DrawnRow | undefined> => {
  const { rows } = await sql<DrawnRow>`
    SELECT r.drawn, i.rules, i.prize_table AS "prizeTable"
      FROM draw_result r JOIN game_instance i ON i.member_id = r.member_id AND i.id = r.instance_id
     WHERE r.member_id = ${memberId} AND r.instance_id = ${instanceId}`.execute(tx)
  return rows[0]
}

/** The unique index allows one ball per player and draw; then nothing is changed and the answer is false. */
export const activateBall = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  ball: { readonly id: number; readonly instanceId: number; readonly requestId: string },
): Promise<boolean> => {
  const { rows } = await sql<Row<'bonus_ball', 'id'>>`
    UPDATE bonus_ball SET state = 'active', instance_id = ${ball.instanceId}, activation_id = ${ball.requestId},
           activated_at = clock_timestamp(), send_to = NULL
     WHERE member_id = ${memberId} AND id = ${ball.id} AND state = 'available'
       AND NOT EXISTS (SELECT FROM bonus_ball o
                        WHERE o.member_id = ${memberId} AND o.player_id = ${playerId} AND o.instance_id = ${ball.instanceId})
    RETURNING id`.execute(tx)
  return rows.length > 0
}

export const isSecondBall = (error: unknown): boolean =>
  error instanceof Error &&
  'constraint' in error &&
  error.constraint === 'bonus_ball_member_id_player_id_instance_id_key'

/** Returns false if it was collected before. */
export const markCollected = async (
  tx: Tx,
  memberId: number,
  {
    id,
    amount,
    requestId,
  }: { readonly id: number; readonly amount: bigint; readonly requestId: string | null },
): Promise<boolean> => {
  const { rows } = await sql<Row<'bonus_ball', 'id'>>`
    UPDATE bonus_ball SET state = 'collected', amount = ${amount}, collected_at = clock_timestamp(), collection_id = ${requestId}
     WHERE member_id = ${memberId} AND id = ${id} AND state = 'active' RETURNING id`.execute(tx)
  return rows.length > 0
}

/** The id of the player with this name; blocked players too, so that the answer does not reveal a break. */
export const findFriend = async (tx: Tx, memberId: number, username: string): Promise<number | undefined> => {
  const row = await tx
    .selectFrom('player')
    .select('id')
    .where('member_id', '=', memberId)
    .where('username_key', '=', username.toLowerCase())
    .where('status', '<>', 'closed')
    .executeTakeFirst()
  return row?.id
}

export const chooseFriend = async (tx: Tx, memberId: number, id: number, friendId: number): Promise<void> => {
  await sql`UPDATE bonus_ball SET send_to = ${friendId} WHERE member_id = ${memberId} AND id = ${id} AND state = 'available'`.execute(
    tx,
  )
}

/** The friend gets a copy with the same number and use-by date. */
export const sendBall = async (tx: Tx, memberId: number, id: number): Promise<void> => {
  await sql`
    WITH left_ball AS (
      UPDATE bonus_ball SET state = 'sent' WHERE member_id = ${memberId} AND id = ${id} AND state = 'available'
      RETURNING id, send_to, ball, expires_at
    )
    INSERT INTO bonus_ball (member_id, player_id, ball, from_ball, expires_at)
    SELECT ${memberId}, send_to, ball, id, expires_at FROM left_ball`.execute(tx)
}

const claimSeconds = 5
const chunk = 50

export type DueBall = Row<'bonus_ball', 'player_id'> & { readonly id: number }

/** Active balls of draws that ended a while ago. Another worker takes over when the claim ends. */
export const claimEndedBalls = async (tx: Tx, memberId: number): Promise<DueBall[]> => {
  const { rows } = await sql<DueBall>`
    UPDATE bonus_ball SET claimed_until = clock_timestamp() + make_interval(secs => ${claimSeconds})
     WHERE member_id = ${memberId} AND id IN (
       SELECT b.id FROM bonus_ball b
         JOIN game_instance i ON i.member_id = b.member_id AND i.id = b.instance_id AND i.status = 'ENDED'
        WHERE b.member_id = ${memberId} AND b.state = 'active' AND b.claimed_until <= clock_timestamp()
          AND NOT EXISTS (SELECT FROM instance_event e
                           WHERE e.member_id = b.member_id AND e.instance_id = b.instance_id AND e.kind = 'ended'
                             AND e.at > clock_timestamp() - make_interval(secs => ${collectAfterMs / 1000}))
        ORDER BY b.id LIMIT ${chunk} FOR UPDATE OF b SKIP LOCKED)
    RETURNING id::float8 AS id, player_id AS "playerId"`.execute(tx)
  return rows
}

/** A refunded draw gives the ball back. */
export const returnBalls = async (tx: Tx, memberId: number): Promise<void> => {
  await sql`
    UPDATE bonus_ball b SET state = 'available', instance_id = NULL, activated_at = NULL, activation_id = NULL,
           expires_at = greatest(b.expires_at, clock_timestamp() + make_interval(days => ${ballDaysAfterBreak}))
      FROM game_instance i
     WHERE b.member_id = ${memberId} AND b.state = 'active' AND i.member_id = b.member_id AND i.id = b.instance_id
       AND i.status = 'REFUNDED'`.execute(tx)
}

/** Use-by dates stop during a break: the ball of a blocked player stays usable for some days after it. */
export const expireBalls = async (tx: Tx, memberId: number): Promise<void> => {
  await sql`
    UPDATE bonus_ball b
       SET state = CASE WHEN p.status = 'active' THEN 'expired' ELSE b.state END,
           send_to = CASE WHEN p.status = 'active' THEN NULL ELSE b.send_to END,
           expires_at = CASE WHEN p.status = 'active' THEN b.expires_at
                             ELSE clock_timestamp() + make_interval(days => ${ballDaysAfterBreak}) END
      FROM player p
     WHERE b.member_id = ${memberId} AND b.state = 'available' AND b.expires_at <= clock_timestamp()
       AND p.member_id = b.member_id AND p.id = b.player_id`.execute(tx)
}

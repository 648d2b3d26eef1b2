import type { ProgressStep } from '@fairground/contract/entities/rewards/progress'
import type { Row } from '@fairground/database/row'
import type { Tx } from '@fairground/database/transaction'
import type { ProgressFacts } from '@fairground/rules/rewards/achievements'
import { sql } from 'kysely'
import type { PlayerKey } from '#platform/player-key.ts'

/** More steps of one kind are not stored: no achievement needs them, and the counts below stay cheap. */
const maxStepsPerKind = 20

export const insertStep = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  step: ProgressStep,
  subject: number,
): Promise<void> => {
  await sql`
    INSERT INTO progress_step (member_id, player_id, step, subject)
    SELECT ${memberId}, ${playerId}, ${step}, ${subject}
     WHERE (SELECT count(*) FROM progress_step
             WHERE member_id = ${memberId} AND player_id = ${playerId} AND step = ${step}) < ${maxStepsPerKind}
        ON CONFLICT DO NOTHING`.execute(tx)
}

/** Whether the operator has this instance and it can have been watched. */
export const isWatchable = async (tx: Tx, memberId: number, instanceId: number): Promise<boolean> => {
  const row = await tx
    .selectFrom('game_instance')
    .select('id')
    .where('member_id', '=', memberId)
    .where('id', '=', instanceId)
    .where('status', 'in', ['STARTED', 'ENDED'])
    .executeTakeFirst()
  return row !== undefined
}

export const isEnded = async (tx: Tx, memberId: number, instanceId: number): Promise<boolean> => {
  const row = await tx
    .selectFrom('game_instance')
    .select('id')
    .where('member_id', '=', memberId)
    .where('id', '=', instanceId)
    .where('status', '=', 'ENDED')
    .executeTakeFirst()
  return row !== undefined
}

export const isGame = async (tx: Tx, memberId: number, gameId: number): Promise<boolean> => {
  const row = await tx
    .selectFrom('game')
    .select('id')
    .where('member_id', '=', memberId)
    .where('id', '=', gameId)
    .executeTakeFirst()
  return row !== undefined
}

/** Counts what the player did. Every part reads by the player's index. */
export const readFacts = async (tx: Tx, { memberId, playerId }: PlayerKey): Promise<ProgressFacts> => {
  const owner = (table: string) =>
    sql`${sql.ref(`${table}.member_id`)} = ${memberId} AND ${sql.ref(`${table}.player_id`)} = ${playerId}`
  const steps = (step: ProgressStep) =>
    sql`(SELECT count(*)::int FROM progress_step s WHERE ${owner('s')} AND s.step = ${step})`
  const { rows } = await sql<ProgressFacts>`
    SELECT ${steps('drawWatched')} AS "drawsWatched",
           ${steps('drawChecked')} AS "drawsChecked",
           ${steps('replayWatched')} AS "replaysWatched",
           ${steps('oddsRead')} AS "oddsRead",
           ${steps('gamePractised')} AS "gamesPractised",
           ${steps('statementRead')} AS "statementsRead",
           (SELECT count(DISTINCT g.rule)::int FROM progress_step s
              JOIN game_instance i ON i.member_id = s.member_id AND i.id = s.subject
              JOIN game g ON g.member_id = s.member_id AND g.id = i.game_id
             WHERE ${owner('s')} AND s.step = 'drawWatched') AS "kindsWatched",
           (SELECT count(*)::int FROM limit_change c
             WHERE ${owner('c')} AND c.source = 'player' AND c.new_cap IS NOT NULL) AS "limitsSet",
           p.reality_check_minutes IS NOT NULL AS "hasRealityCheck",
           (SELECT count(*)::int FROM status_period b
             WHERE ${owner('b')} AND b.status IN ('timedOut', 'selfExcluded') AND b.ended_at IS NOT NULL) AS "breaksTaken",
           p.email_verified_at IS NOT NULL AS "isEmailConfirmed",
           EXISTS (SELECT FROM passkey k WHERE ${owner('k')})
             OR EXISTS (SELECT FROM totp k WHERE ${owner('k')} AND k.confirmed_at IS NOT NULL) AS "hasSecondFactor",
           (SELECT count(*)::int FROM favorite_game f WHERE ${owner('f')}) AS "favouriteGames"
      FROM player p WHERE p.member_id = ${memberId} AND p.id = ${playerId}`.execute(tx)
  return rows[0]!
}

export type ReachedRow = Row<
  'achievement_reached',
  'id' | 'achievement' | 'xp' | 'reached_at' | 'acknowledged_at'
>

const reachedColumns = sql`id, achievement, xp, reached_at AS "reachedAt", acknowledged_at AS "acknowledgedAt"`

export const readReached = async (tx: Tx, { memberId, playerId }: PlayerKey): Promise<ReachedRow[]> => {
  const { rows } = await sql<ReachedRow>`
    SELECT ${reachedColumns} FROM achievement_reached
     WHERE member_id = ${memberId} AND player_id = ${playerId} ORDER BY id`.execute(tx)
  return rows
}

/** Stores each achievement once and returns those that are new. */
export const insertReached = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  ids: readonly number[],
  xp: number,
): Promise<ReachedRow[]> => {
  const { rows } = await sql<ReachedRow>`
    INSERT INTO achievement_reached (member_id, player_id, achievement, xp)
    SELECT ${memberId}, ${playerId}, id, ${xp} FROM unnest(${sql.val(ids)}::int[]) AS n (id)
        ON CONFLICT (member_id, player_id, achievement) DO NOTHING RETURNING ${reachedColumns}`.execute(tx)
  return rows
}

/** Returns false if the player has not reached this achievement under this id. */
export const acknowledgeReached = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  { achievement, id }: Pick<ReachedRow, 'achievement'> & { readonly id: number },
): Promise<boolean> => {
  const { rows } = await sql<Row<'achievement_reached', 'id'>>`
    UPDATE achievement_reached SET acknowledged_at = coalesce(acknowledged_at, clock_timestamp())
     WHERE member_id = ${memberId} AND player_id = ${playerId} AND achievement = ${achievement} AND id = ${id}
    RETURNING id`.execute(tx)
  return rows.length > 0
}

export const readPlayerLanguage = async (tx: Tx, { memberId, playerId }: PlayerKey): Promise<string> => {
  const { language } = await tx
    .selectFrom('player')
    .select('language')
    .where('member_id', '=', memberId)
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow()
  return language
}

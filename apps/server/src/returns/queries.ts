import type { ExpectedPrizes, ReturnWindow, SoldPlays } from '@fairground/rules/prizes/live-return'
import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'

export interface EndedInstance {
  readonly id: number
  readonly gameId: number
  readonly currency: string
  readonly rules: unknown
  readonly prizeTable: unknown
  readonly cost: bigint
  readonly fee: bigint
  readonly cap: number
}

/** Takes the next ended instance that is not counted. Another worker skips it. */
export const claimEnded = async (tx: Tx, memberId: number): Promise<EndedInstance | undefined> => {
  const { rows } = await sql<EndedInstance>`
    WITH due AS (
      DELETE FROM return_due
       WHERE member_id = ${memberId} AND instance_id = (SELECT instance_id FROM return_due WHERE member_id = ${memberId}
                                                         ORDER BY instance_id LIMIT 1 FOR UPDATE SKIP LOCKED)
       RETURNING instance_id)
    SELECT i.id, i.game_id AS "gameId", i.currency, i.rules, i.prize_table AS "prizeTable", i.price AS cost, i.fee, i.cap
      FROM due JOIN game_instance i ON i.member_id = ${memberId} AND i.id = due.instance_id`.execute(tx)
  return rows[0]
}

/** Plays that were neither cancelled nor refunded. */
export const readSold = async (
  tx: Tx,
  memberId: number,
  instanceId: number,
): Promise<SoldPlays & { readonly stakes: bigint }> => {
  const { rows } = await sql<SoldPlays & { stakes: bigint }>`
    SELECT coalesce(sum(n), 0)::integer AS plays, count(*)::integer AS lines, coalesce(sum(n * n), 0)::float8 AS squares,
           coalesce(max(n), 0)::integer AS "largestLine", coalesce(sum(stakes), 0)::bigint AS stakes
      FROM (SELECT count(*) AS n, sum(t.price + t.fee) AS stakes
              FROM ticket t
             WHERE t.member_id = ${memberId} AND t.instance_id = ${instanceId}
               AND NOT EXISTS (SELECT FROM ticket_outcome o
                                WHERE o.member_id = ${memberId} AND o.instance_id = t.instance_id AND o.seq = t.seq
                                  AND o.kind IN ('VOID', 'REFUND'))
             GROUP BY t.plays) AS lines`.execute(tx)
  return rows[0]!
}

export const readCards = async (tx: Tx, memberId: number, instanceId: number): Promise<number> => {
  const { rows } = await sql<{ dealt: number }>`
    SELECT count(*)::integer AS dealt FROM deck_card WHERE member_id = ${memberId} AND instance_id = ${instanceId}`.execute(
    tx,
  )
  return rows[0]!.dealt
}

/** What the instance paid in these tiers, without jackpots. */
export const sumPrizes = async (
  tx: Tx,
  memberId: number,
  instanceId: number,
  tiers: readonly string[],
): Promise<bigint> => {
  const { rows } = await sql<{ prizes: bigint }>`
    SELECT coalesce(sum(amount), 0)::bigint AS prizes
      FROM (SELECT from_pool AS amount FROM payout
             WHERE member_id = ${memberId} AND instance_id = ${instanceId} AND tier = ANY(${tiers}::text[])
            UNION ALL
            SELECT prize FROM deck_card
             WHERE member_id = ${memberId} AND instance_id = ${instanceId} AND outcome = ANY(${tiers}::text[])) AS paid`.execute(
    tx,
  )
  return rows[0]!.prizes
}

interface GameKey {
  readonly memberId: number
  readonly gameId: number
  readonly currency: string
}

/** Locks the open window of the game, or opens the next one. */
export const openWindow = async (tx: Tx, { memberId, gameId, currency }: GameKey): Promise<number> => {
  await sql`SELECT pg_advisory_xact_lock(hashtext('return_window'), ${memberId})`.execute(tx)
  const { rows } = await sql<{ n: number }>`
    SELECT n FROM return_window
     WHERE member_id = ${memberId} AND game_id = ${gameId} AND currency = ${currency} AND judged_at IS NULL`.execute(
    tx,
  )
  if (rows[0]) return rows[0].n
  const { rows: made } = await sql<{ n: number }>`
    INSERT INTO return_window (member_id, game_id, currency, n)
    SELECT ${memberId}, ${gameId}, ${currency}, coalesce(max(n), 0) + 1 FROM return_window
     WHERE member_id = ${memberId} AND game_id = ${gameId} AND currency = ${currency}
    RETURNING n`.execute(tx)
  return made[0]!.n
}

export interface CountedReturn extends ExpectedPrizes {
  readonly instanceId: number
  readonly plays: number
  readonly stakes: bigint
  readonly prizes: bigint
}

/** Stores the figures of the instance and adds them to its window. */
export const addToWindow = async (
  tx: Tx,
  { memberId, gameId, currency }: GameKey,
  n: number,
  counted: CountedReturn,
): Promise<ReturnWindow> => {
  const { instanceId, plays, stakes, prizes, tiers, expected, variance, largest } = counted
  await tx
    .insertInto('instance_return')
    .values({
      member_id: memberId,
      instance_id: instanceId,
      game_id: gameId,
      currency,
      window_n: n,
      plays,
      stakes,
      tiers: [...tiers],
      prizes,
      expected,
      variance,
      largest,
    })
    .execute()
  const { rows } = await sql<ReturnWindow>`
    UPDATE return_window SET plays = plays + ${plays}, stakes = stakes + ${stakes}, prizes = prizes + ${prizes},
           expected = expected + ${expected}, variance = variance + ${variance}, largest = greatest(largest, ${largest})
     WHERE member_id = ${memberId} AND game_id = ${gameId} AND currency = ${currency} AND n = ${n}
    RETURNING plays::float8 AS plays, prizes::float8 AS prizes, expected, variance, largest`.execute(tx)
  return rows[0]!
}

export const judgeWindow = async (
  tx: Tx,
  { memberId, gameId, currency }: GameKey,
  n: number,
  isOutside: boolean,
): Promise<void> => {
  await sql`
    UPDATE return_window SET judged_at = clock_timestamp(), is_outside = ${isOutside}
     WHERE member_id = ${memberId} AND game_id = ${gameId} AND currency = ${currency} AND n = ${n}`.execute(
    tx,
  )
}

export const insertAlarm = async (
  tx: Tx,
  memberId: number,
  subject: string,
  facts: unknown,
): Promise<void> => {
  await sql`
    INSERT INTO alarm (member_id, id, kind, subject, facts)
    SELECT ${memberId}, coalesce(max(id), 0) + 1, 'liveReturn', ${subject}, ${JSON.stringify(facts)}::jsonb
      FROM alarm WHERE member_id = ${memberId}`.execute(tx)
}

import type pg from 'pg'

const only = async <T extends object>(client: pg.Client, sql: string): Promise<T> =>
  (await client.query<T>(sql)).rows[0]!

/** What the operators promised not to happen in an honest run. */
export const readIncidents = (client: pg.Client) =>
  only<{
    late: number
    missed: number
    refused: number
    skipped: number
    held: number
    refunded: number
    unpublished: number
  }>(
    client,
    `SELECT (SELECT count(*) FROM log_entry WHERE type = 'late')::int AS late,
            (SELECT count(*) FROM missed_round)::int AS missed,
            (SELECT count(*) FROM refused_round)::int AS refused,
            (SELECT count(*) FROM draw_skip)::int AS skipped,
            (SELECT count(*) FROM draw_hold)::int AS held,
            (SELECT count(*) FROM game_instance WHERE status = 'REFUNDED' AND sold > 0)::int AS refunded,
            (SELECT count(*) FROM game_instance i WHERE status = 'ENDED' AND sold > 0
                AND NOT EXISTS (SELECT FROM draw_record r WHERE (r.member_id, r.instance_id) = (i.member_id, i.id))
                AND NOT EXISTS (SELECT FROM deck_record r WHERE (r.member_id, r.instance_id) = (i.member_id, i.id))
            )::int AS unpublished`,
  )

export interface KindCount {
  readonly kind: string
  readonly ended: number
  readonly tickets: number
}

/** Every kind that is on sale, also without an ended draw. */
export const readKinds = async (client: pg.Client): Promise<readonly KindCount[]> => {
  const { rows } = await client.query<KindCount>(
    `SELECT g.rule AS kind, count(i.id)::int AS ended, coalesce(sum(i.sold), 0)::int AS tickets
       FROM game g LEFT JOIN game_instance i
         ON (i.member_id, i.game_id) = (g.member_id, g.id) AND i.status = 'ENDED' AND i.sold > 0
      GROUP BY 1 ORDER BY 1`,
  )
  return rows
}

interface Spread {
  readonly count: number
  readonly median: number | null
  readonly p99: number | null
}

const spread = (seconds: string, from: string): string =>
  `SELECT count(*)::int AS count, percentile_cont(0.5) WITHIN GROUP (ORDER BY seconds) AS median,
          percentile_cont(0.99) WITHIN GROUP (ORDER BY seconds) AS p99
     FROM (SELECT extract(epoch FROM ${seconds})::float8 AS seconds FROM ${from}) AS each`

/** The prizes of a round are paid when its cards are dealt. A round without a prize has no stored time. */
export const readCardDelays = (client: pg.Client) =>
  only<Spread>(
    client,
    spread(
      'd.at - t.created_at',
      `(SELECT c.member_id, c.instance_id, c.n, max(j.created_at) AS at
          FROM deck_card c JOIN journal j ON (j.member_id, j.id) = (c.member_id, c.journal_id)
         GROUP BY 1, 2, 3) d
       JOIN deck_card c USING (member_id, instance_id, n) JOIN ticket t USING (member_id, instance_id, seq)`,
    ),
  )

export const readResultDelays = (client: pg.Client) =>
  only<Spread>(
    client,
    spread(
      'ready.at - closed.at',
      `instance_event ready JOIN instance_event closed USING (member_id, instance_id)
        WHERE ready.kind = 'ready' AND closed.kind = 'closed'`,
    ),
  )

export interface LogSize {
  readonly type: string
  readonly entries: number
  readonly bytes: number
}

export const readLogSizes = async (client: pg.Client): Promise<readonly LogSize[]> => {
  const { rows } = await client.query<LogSize>(
    `SELECT type, count(*)::int AS entries, sum(length(body))::int AS bytes FROM log_entry GROUP BY 1 ORDER BY 3 DESC`,
  )
  return rows
}

/** How often a round of instant tickets served a deck. */
export const readServedDecks = (client: pg.Client) =>
  only<{ rows: number }>(
    client,
    `SELECT count(*)::int AS rows FROM round_cut_deck d
       JOIN countersigned_round c ON (c.member_id, c.round) = (d.member_id, d.round)`,
  )

import type pg from 'pg'
import type { Published } from './published-record.ts'

/** The tables, journal kinds and event kinds that must have exactly one row per draw or deck. */
const once = {
  draw: {
    rows: ['draw_commit', 'draw_beacon', 'draw_result', 'draw_record'],
    journals: ['close-books'],
    events: ['closed', 'sealed', 'beacon', 'ready', 'started', 'ended'],
  },
  deck: {
    rows: ['deck_seal', 'deck', 'deck_record'],
    journals: ['deck-open', 'deck-end'],
    events: ['opened', 'closed', 'ended'],
  },
} as const

/**
 * Compares the published records with the ledger: one result per instance, equal to the published one, and each prize
 * paid once into the right account. Returns the problems found.
 */
export const drawProblems = async (
  client: pg.Client,
  records: readonly Published[],
  startBalance: bigint,
): Promise<string[]> => {
  const problems: string[] = []
  for (const record of records) {
    problems.push(...(await repetitions(client, record)))
    problems.push(...(await otherResults(client, record)))
    problems.push(...(await wrongPayments(client, record)))
  }
  return [...problems, ...(await wrongWallets(client, startBalance))]
}

const repetitions = async (
  client: pg.Client,
  { instanceId, isDeck }: Published,
): Promise<readonly string[]> => {
  const { rows, journals, events } = once[isDeck ? 'deck' : 'draw']
  const counts = [
    ...rows.map(table => `SELECT '${table}' AS what, count(*)::int FROM ${table} WHERE instance_id = $1`),
    ...journals.map(
      kind => `SELECT '${kind}' AS what, count(*)::int FROM journal WHERE kind = '${kind}' AND ref = $1`,
    ),
    ...events.map(
      kind =>
        `SELECT 'event ${kind}' AS what, count(*)::int FROM instance_event WHERE kind = '${kind}' AND instance_id = $1`,
    ),
  ]
  const found = await client.query<{ what: string; count: number }>(counts.join(' UNION ALL '), [instanceId])
  return found.rows
    .filter(({ count }) => count !== 1)
    .map(({ what, count }) => `instance ${instanceId}: ${what} has ${count} rows`)
}

const otherResults = async (
  client: pg.Client,
  { instanceId, isDeck, result }: Published,
): Promise<readonly string[]> => {
  const { rows } = await client.query<{ result: number[] }>(
    isDeck
      ? 'SELECT array(SELECT position FROM deck_card WHERE instance_id = $1 ORDER BY seq) AS result'
      : 'SELECT drawn AS result FROM draw_result WHERE instance_id = $1',
    [instanceId],
  )
  return rows
    .filter(row => row.result.join() !== result.join())
    .map(row => `instance ${instanceId}: ${row.result.join()} is stored, ${result.join()} was published`)
}

const wrongPayments = async (
  client: pg.Client,
  { instanceId, isDeck, prizes }: Published,
): Promise<readonly string[]> => {
  const { rows } = await client.query<{ seq: number; times: number; amount: string }>(
    `SELECT (j.result ->> 'seq')::int AS seq, count(DISTINCT j.id)::int AS times, sum(t.amount)::text AS amount
       FROM journal j JOIN transfer t ON t.member_id = j.member_id AND t.journal_id = j.id
      WHERE j.ref = $1 AND j.kind = $2 GROUP BY 1`,
    [instanceId, isDeck ? 'card-prize' : 'pay'],
  )
  const paid = new Map(rows.map(row => [row.seq, row]))
  const unpaid = [...prizes.keys()].filter(seq => !paid.has(seq))
  return [
    ...unpaid.map(seq => `ticket ${instanceId}/${seq} won and was not paid`),
    ...rows.flatMap(({ seq, times, amount }) => {
      const prize = prizes.get(seq) ?? 0n
      if (times === 1 && BigInt(amount) === prize) return []
      return [`ticket ${instanceId}/${seq} was paid ${amount} in ${times} journals, the prize is ${prize}`]
    }),
  ]
}

/** Computes balances from tickets and payouts only, not from the journal. Item prizes do not count as cash. */
const wrongWallets = async (client: pg.Client, startBalance: bigint): Promise<string[]> => {
  const { rows } = await client.query<{ player: number; held: string; due: string }>(
    `SELECT p.id AS player, (a.c_post - a.d_post)::text AS held,
            ($1 - coalesce((SELECT sum(t.price + t.fee) FROM ticket t WHERE t.player_id = p.id), 0)
                + coalesce((SELECT sum(w.from_pool + w.from_jackpot) FROM payout w
                              JOIN ticket t ON t.instance_id = w.instance_id AND t.seq = w.seq
                             WHERE t.player_id = p.id AND w.item IS NULL), 0)
                + coalesce((SELECT sum(c.prize) FROM deck_card c
                              JOIN ticket t ON t.instance_id = c.instance_id AND t.seq = c.seq
                             WHERE t.player_id = p.id), 0))::text AS due
       FROM player p JOIN account a ON a.kind = 'player:cash' AND a.ref = p.id`,
    [startBalance],
  )
  return rows
    .filter(({ held, due }) => held !== due)
    .map(({ player, held, due }) => `player ${player} has ${held} and should have ${due}`)
}

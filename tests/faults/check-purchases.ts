import type pg from 'pg'
import type { LoggedPurchase } from './purchase-log.ts'

export interface Verdict {
  readonly acknowledged: number
  /** Acknowledged, but missing or incomplete in the ledger. */
  readonly lost: number
  /** Booked twice, or booked without an acknowledgement. */
  readonly doubled: number
  readonly oversold: number
  /** Minor units by which balances or charges differ from the clients' log. */
  readonly unitsOff: bigint
  /** Sent, but without a final answer. */
  readonly unresolved: number
  readonly problems: readonly string[]
}

export const isClean = (verdict: Verdict): boolean => verdict.problems.length === 0

/** Compares the clients' log with the database. Uses no other source. */
export const checkPurchases = async (
  client: pg.Client,
  log: readonly LoggedPurchase[],
  startBalance: bigint,
): Promise<Verdict> => {
  const purchases = new Map(log.map(line => [`join:${line.playerId}:${line.requestId}`, line]))
  const problems: string[] = []
  const count = { lost: 0, doubled: 0, oversold: 0, unresolved: 0 }
  const report = (what: keyof typeof count, problem: string): void => {
    count[what] += 1
    problems.push(problem)
  }
  let unitsOff = 0n
  const compare = (logged: bigint, booked: bigint, what: string): void => {
    if (logged === booked) return
    unitsOff += logged > booked ? logged - booked : booked - logged
    problems.push(`${what}: ${booked} in the ledger, ${logged} in the log`)
  }

  const booked = await bookedJoins(client)
  for (const [key, { outcome, plays, charged }] of purchases) {
    const row = booked.get(key)
    if (outcome === 'unknown') report('unresolved', `${key} has no final answer`)
    if (outcome === 'refused' && row) report('doubled', `${key} was refused and is booked`)
    if (row && row.journals > 1) report('doubled', `${key} is booked ${row.journals} times`)
    if (outcome !== 'ok') continue
    if (!row) report('lost', `${key} was acknowledged and is lost`)
    else if (row.tickets < plays) report('lost', `${key} has ${row.tickets} of ${plays} plays`)
    else if (row.tickets > plays)
      report('doubled', `${key} has ${row.tickets} plays, requested were ${plays}`)
    if (row) compare(minorUnits(charged ?? '0.00'), BigInt(row.charged), `charge of ${key}`)
  }
  for (const key of booked.keys())
    if (!purchases.has(key)) report('doubled', `${key} is booked without a request`)

  for (const { id, cap, sold, tickets } of await miscounted(client))
    report('oversold', `instance ${id} says ${sold} sold of ${cap} and has ${tickets} tickets`)

  const logged = new Map<number, bigint>()
  for (const { outcome, playerId, charged } of purchases.values())
    if (outcome === 'ok')
      logged.set(playerId, (logged.get(playerId) ?? startBalance) - minorUnits(charged ?? '0.00'))
  const returned = await winningsAndRefunds(client)
  const balances = await cashBalances(client)
  for (const [playerId, rest] of logged)
    compare(
      rest + (returned.get(playerId) ?? 0n),
      balances.get(playerId) ?? 0n,
      `balance of player ${playerId}`,
    )

  const acknowledged = [...purchases.values()].filter(({ outcome }) => outcome === 'ok').length
  return { acknowledged, ...count, unitsOff, problems }
}

const minorUnits = (decimal: string): bigint => {
  if (!/^\d+\.\d\d$/.test(decimal)) throw new Error(`not an amount with two decimals: ${decimal}`)
  return BigInt(decimal.replace('.', ''))
}

interface Booked {
  readonly key: string
  readonly journals: number
  readonly tickets: number
  readonly charged: string
}

/** All purchases except those by subscriptions, with the cost from the ticket rows, not from the journal. */
const bookedJoins = async (client: pg.Client): Promise<Map<string, Booked>> => {
  const { rows } = await client.query<Booked>(
    `SELECT j.op_key AS key, count(DISTINCT j.id)::int AS journals, count(t.seq)::int AS tickets,
            coalesce(sum(t.price + t.fee), 0)::text AS charged
       FROM journal j LEFT JOIN ticket t ON t.member_id = j.member_id AND t.journal_id = j.id
      WHERE j.kind = 'join' AND j.op_key LIKE 'join:%' GROUP BY j.op_key`,
  )
  return new Map(rows.map(row => [row.key, row]))
}

const miscounted = async (client: pg.Client) => {
  const { rows } = await client.query<{ id: number; cap: number; sold: number; tickets: number }>(
    `SELECT i.id, i.cap, i.sold, count(t.seq)::int AS tickets
       FROM game_instance i LEFT JOIN ticket t ON t.member_id = i.member_id AND t.instance_id = i.id
      GROUP BY i.member_id, i.id HAVING count(t.seq) > i.cap OR i.sold > i.cap OR count(t.seq) <> i.sold`,
  )
  return rows
}

const byPlayer = async (client: pg.Client, sql: string): Promise<Map<number, bigint>> => {
  const { rows } = await client.query<{ player: number; amount: string }>(sql)
  return new Map(rows.map(row => [row.player, BigInt(row.amount)]))
}

const winningsAndRefunds = (client: pg.Client): Promise<Map<number, bigint>> =>
  byPlayer(
    client,
    `SELECT player, sum(amount)::text AS amount
       FROM (SELECT t.player_id AS player, p.from_pool + p.from_jackpot AS amount
               FROM payout p
               JOIN ticket t ON t.member_id = p.member_id AND t.instance_id = p.instance_id AND t.seq = p.seq
               JOIN game_instance i ON i.member_id = p.member_id AND i.id = p.instance_id
              WHERE i.status = 'ENDED'
             UNION ALL
             SELECT t.player_id, t.price + t.fee
               FROM ticket t JOIN game_instance i ON i.member_id = t.member_id AND i.id = t.instance_id
              WHERE i.status = 'REFUNDED') AS given
      GROUP BY player`,
  )

const cashBalances = (client: pg.Client): Promise<Map<number, bigint>> =>
  byPlayer(
    client,
    `SELECT ref::int AS player, (c_post - d_post)::text AS amount FROM account WHERE kind = 'player:cash'`,
  )

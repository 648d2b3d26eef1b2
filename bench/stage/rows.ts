import { createHash, randomBytes } from 'node:crypto'
import type { Pool } from 'pg'

export interface BenchOperator {
  readonly id: number
  readonly siteKey: string
  readonly currency: string
  readonly gameId: number
}

/** The operator of a benchmark and its only game, 6 of 49. */
export const operator = { id: 1, siteKey: 'bench-site-key-0000', currency: 'EUR', gameId: 7 } as const
export const price = 200n

export const rules = { kind: 'oneDrawGame', pick: 6, from: 49 } as const
export const prizeTable = {
  payoutPercentage: 45,
  progressivePercentage: 15,
  tiers: [
    { name: '6 numbers', matches: 6, prize: { kind: 'jackpot' } },
    { name: '5 numbers', matches: 5, prize: { kind: 'share', percent: 20 } },
    { name: '4 numbers', matches: 4, prize: { kind: 'share', percent: 30 } },
    { name: '3 numbers', matches: 3, prize: { kind: 'share', percent: 50 } },
  ],
} as const

const dayMs = 86_400_000
const schedule = { everyMs: dayMs, offsetMs: 0, closeBeforeStartMs: 20_000, openAheadCount: 0 }

export const addOperator = async (
  owner: Pool,
  { id, siteKey, currency, gameId }: BenchOperator = operator,
): Promise<void> => {
  await owner.query(
    `INSERT INTO member (id, code, name, look, scheme, hosts, site_key, currency)
     VALUES ($1, $4, 'Bench', 'blue', 'dark', ARRAY[$4 || '.localhost'], $2, $3)`,
    [id, siteKey, currency, `bench${id}`],
  )
  await owner.query('INSERT INTO lane (member_id) VALUES ($1)', [id])
  // openAheadCount 0 keeps the organisers away; they would remove unsold instances of an inactive game.
  await owner.query(
    `INSERT INTO game (member_id, id, rule, title, title_short, description, rules, prize_table, currency, cost, fee, cap, player_max, schedule, active, chain_anchor)
     VALUES ($1, $2, 'oneDrawGame', 'Bench Six', 'Six', 'Six from forty-nine.', $3, $4, $5, $6, 0, 1000000, 1000000, $7, true, $8)`,
    [id, gameId, rules, prizeTable, currency, price, schedule, randomBytes(32)],
  )
  await owner.query(
    `INSERT INTO account (member_id, kind, ref, currency) VALUES ($1, 'house:fee', 0, $2), ($1, 'house:revenue', 0, $2), ($1, 'jackpot', $3, $2)`,
    [id, currency, gameId],
  )
}

/** Inserts an operator with one game that keeps one draw a day open. The game counts as published, without a signer. */
export const addIdleOperator = async (owner: Pool, id: number): Promise<void> => {
  await addOperator(owner, { ...operator, id, siteKey: `bench-site-key-${String(id).padStart(4, '0')}` })
  await owner.query('UPDATE game SET schedule = $2, log_index = 0 WHERE member_id = $1', [
    id,
    { ...schedule, openAheadCount: 1 },
  ])
}

export interface BenchPlayer {
  readonly id: number
  readonly token: string
}

/** Inserts players with an open session. */
export const addPlayers = async (
  owner: Pool,
  count: number,
  { id: memberId }: BenchOperator = operator,
): Promise<BenchPlayer[]> => {
  const { rows } = await owner.query<{ id: number }>(
    `INSERT INTO player (member_id, username, password_hash, segment, email_verified)
     SELECT $1, 'bench' || n, 'none', 'C', true FROM generate_series(1, $2::int) AS n
     RETURNING id`,
    [memberId, count],
  )
  const players = rows.map(({ id }) => ({ id, token: randomBytes(32).toString('base64url') }))
  await owner.query(
    `INSERT INTO session (member_id, player_id, token_hash) SELECT $1, * FROM unnest($2::int[], $3::bytea[])`,
    [
      memberId,
      players.map(({ id }) => id),
      players.map(({ token }) => createHash('sha256').update(token).digest()),
    ],
  )
  return players
}

let slots = 0

/** Opens an instance with this cap for one day and closes the sale of all earlier ones. */
export const addInstance = async (
  owner: Pool,
  cap: number,
  { id: memberId, gameId, currency }: BenchOperator = operator,
): Promise<number> => {
  slots += 1
  await owner.query(
    `UPDATE game_instance SET reg_end = clock_timestamp(), due_at = 'infinity' WHERE member_id = $1 AND status = 'OPEN'`,
    [memberId],
  )
  const { rows } = await owner.query<{ id: number }>(
    `INSERT INTO game_instance (member_id, game_id, rules, prize_table, currency, price, fee, cap, player_max, slot_at, reg_end, start_at, due_at)
     SELECT $1, $2, $3, $4, $5, $6, 0, $7, $7, at + make_interval(secs => $8), at, at, 'infinity'
       FROM (SELECT date_trunc('milliseconds', clock_timestamp()) + interval '1 day' AS at) AS slot
     RETURNING id`,
    [memberId, gameId, rules, prizeTable, currency, price, cap, slots],
  )
  const { id } = rows[0]!
  await owner.query(
    `INSERT INTO account (member_id, kind, ref, currency) VALUES ($1, 'game:escrow', $2, $3)`,
    [memberId, id, currency],
  )
  return id
}

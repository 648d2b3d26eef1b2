import { randomBytes } from 'node:crypto'
import type { GamePrizeTable, GameRules } from '@fairground/fair/games/games'
import type { Pool } from 'pg'

/** The terms of a test game. */
export interface GameTerms {
  readonly pick: number
  readonly from: number
  readonly cost: bigint
  readonly fee: bigint
  readonly cap: number
  readonly playerMax: number
  readonly minPlays: number
  readonly maxReschedules: number
  readonly payoutPercentage: number
  readonly progressivePercentage: number
  readonly currency: string
  /** Replaces the default rules. */
  readonly rules?: GameRules
  readonly prizeTable?: GamePrizeTable
}

export const defaultGame: GameTerms = {
  pick: 2,
  from: 10,
  cost: 200n,
  fee: 10n,
  cap: 1000,
  playerMax: 100,
  minPlays: 1,
  maxReschedules: 1,
  payoutPercentage: 50,
  progressivePercentage: 10,
  currency: 'EUR',
}

const hour = 3_600_000
const schedule = { everyMs: hour, offsetMs: 0, closeBeforeStartMs: 20_000, openAheadCount: 2 }

const toPrizeTable = ({
  pick,
  payoutPercentage,
  progressivePercentage,
  prizeTable,
}: GameTerms): GamePrizeTable =>
  prizeTable ?? {
    payoutPercentage,
    progressivePercentage,
    tiers: [
      { name: 'all', matches: pick, prize: { kind: 'jackpot' } },
      { name: 'fewer', matches: pick - 1, prize: { kind: 'share', percent: 100 } },
    ],
  }

const toRules = ({ pick, from, rules }: GameTerms): GameRules => rules ?? { kind: 'oneDrawGame', pick, from }

/** Adds an operator with an empty lane and one inactive game. Tests open its instances themselves. */
export const addMember = async (owner: Pool, id: number, gameId: number, terms: GameTerms): Promise<void> => {
  await owner.query(
    `INSERT INTO member (id, code, name, look, scheme, site_key, currency) VALUES ($1, $2, $2, 'blue', 'dark', $2 || '-site-key-0000', $3)`,
    [id, `m-${id}`, terms.currency],
  )
  await owner.query('INSERT INTO lane (member_id) VALUES ($1)', [id])
  await owner.query(
    `INSERT INTO game (member_id, id, rule, title, title_short, rules, prize_table, currency, cost, fee, cap, player_max,
                       min_plays, max_reschedules, schedule, active)
     VALUES ($1, $2, $3::jsonb ->> 'kind', 'Test game', 'Test', $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, false)`,
    [
      id,
      gameId,
      toRules(terms),
      toPrizeTable(terms),
      terms.currency,
      terms.cost,
      terms.fee,
      terms.cap,
      terms.playerMax,
      terms.minPlays,
      terms.maxReschedules,
      schedule,
    ],
  )
}

export const addPlayers = async (owner: Pool, memberId: number, count: number): Promise<number[]> => {
  const prefix = randomBytes(4).toString('hex')
  const { rows } = await owner.query<{ id: number }>(
    `INSERT INTO player (member_id, username, password_hash, segment, email_verified)
     SELECT $1, $2 || n, 'none', 'C', true FROM generate_series(1, $3::int) AS n
     RETURNING id`,
    [memberId, `p${prefix}_`, count],
  )
  return rows.map(row => row.id)
}

let slots = 0

/** Adds an instance like `openInstance` does, with the start that the test chooses. */
export const addInstance = async (
  owner: Pool,
  memberId: number,
  gameId: number,
  terms: GameTerms,
  startsInMs: number,
): Promise<number> => {
  slots += 1
  const { rows } = await owner.query<{ id: number }>(
    `INSERT INTO game_instance (member_id, game_id, rules, prize_table, currency, price, fee, cap, player_max, slot_at, reg_end, start_at, due_at)
     SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, at + make_interval(secs => $11), at, at, at
       FROM (SELECT date_trunc('milliseconds', clock_timestamp()) + make_interval(secs => $10) AS at) AS slot
     RETURNING id`,
    [
      memberId,
      gameId,
      toRules(terms),
      toPrizeTable(terms),
      terms.currency,
      terms.cost,
      terms.fee,
      terms.cap,
      terms.playerMax,
      startsInMs / 1000,
      slots,
    ],
  )
  const { id } = rows[0]!
  await owner.query(
    `INSERT INTO account (member_id, kind, ref, currency) VALUES ($1, 'game:escrow', $2, $3), ($1, 'house:fee', 0, $3) ON CONFLICT DO NOTHING`,
    [memberId, id, terms.currency],
  )
  return id
}

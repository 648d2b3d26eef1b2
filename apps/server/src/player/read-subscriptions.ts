import type { Subscription } from '@fairground/contract/entities/subscription'
import type { Tx } from '@fairground/database/transaction'
import { isTimed, startsAfter, type TimedSchedule, type WhenFull } from '@fairground/rules/game/schedule'
import type { SubscriptionStatus } from '@fairground/rules/subscriptions/subscription'
import { sql } from 'kysely'
import { decimal } from '#instance/terms.ts'

interface Row {
  readonly id: number
  readonly game_id: number
  readonly title: string
  readonly schedule: unknown
  readonly currency: string
  readonly plays: number[][]
  readonly cost: bigint
  readonly left_n: number
  readonly status: SubscriptionStatus
  readonly created_at: number
  /** The first open instance that it has neither played nor passed over. */
  readonly next_open: number | null
  readonly last_known: number | null
}

export interface Choice {
  readonly subscriptionId?: number | undefined
  readonly gameId?: number | undefined
  readonly languageId?: string | undefined
}

const words = { ACTIVE: 'Active', ENDED: 'Completed', CANCELLED: 'Cancelled' } as const

/** A player's subscriptions, the newest first. */
export const readSubscriptions = async (
  tx: Tx,
  memberId: number,
  playerId: number,
  { subscriptionId, gameId, languageId }: Choice,
  now: number,
): Promise<Subscription[]> => {
  const ofGame = sql`FROM game_instance i WHERE i.member_id = s.member_id AND i.game_id = s.game_id`
  const { rows } = await sql<Row>`
    SELECT s.id::float8 AS id, s.game_id, coalesce(x.title, g.title) AS title, g.schedule, s.currency, s.plays, s.cost,
           s.left_n, s.status, s.created_at,
           (SELECT min(i.start_at) ${ofGame} AND i.status = 'OPEN' AND i.start_at > to_timestamp(${now}::float8 / 1000)
               AND NOT EXISTS (SELECT FROM journal j
                                WHERE j.member_id = s.member_id AND j.op_key = 'sub:' || s.id || ':' || i.id)) AS next_open,
           (SELECT max(i.start_at) ${ofGame}) AS last_known
      FROM subscription s
      JOIN game g ON g.member_id = s.member_id AND g.id = s.game_id
      LEFT JOIN game_text x ON x.member_id = g.member_id AND x.game_id = g.id AND x.language = ${languageId ?? null}
     WHERE s.member_id = ${memberId} AND s.player_id = ${playerId}
       AND (${subscriptionId ?? null}::bigint IS NULL OR s.id = ${subscriptionId ?? null}::bigint)
       AND (${gameId ?? null}::bigint IS NULL OR s.game_id = ${gameId ?? null}::bigint)
     ORDER BY s.id DESC`.execute(tx)
  return rows.map(row => subscriptionOf(row, now))
}

const subscriptionOf = (row: Row, now: number): Subscription => ({
  id: row.id,
  active: row.status === 'ACTIVE',
  status: words[row.status],
  remainingBalance: decimal(row.cost * BigInt(row.left_n), row.currency),
  gameId: row.game_id,
  gameTitle: row.title,
  currencyId: row.currency,
  plays: row.plays,
  gamesLeft: row.left_n,
  costPerGame: decimal(row.cost, row.currency),
  nextGameAt: row.status === 'ACTIVE' ? nextStart(row, now) : null,
  createdAt: row.created_at,
  subscriptionCode: String(row.id),
})

/** What is open is mostly played already: then it is the first start after what is known. */
const nextStart = ({ next_open, last_known, schedule }: Row, now: number): number | null => {
  if (next_open !== null) return next_open
  const timed = schedule as TimedSchedule | WhenFull
  if (!isTimed(timed)) return null
  const [next] = startsAfter(timed, Math.max(now, last_known ?? now), 1)
  return next ?? null
}

import { type LimitKind, windowStart } from '@fairground/rules/limits/window'
import type { PoolClient } from 'pg'
import type { MergedNeeds } from '../needs.ts'
import type { Whose } from './counters.ts'
import { type CounterKey, type CounterRow, counterText, type LimitChangeRow, type LimitRows } from './rows.ts'

/**
 * The limits of the players concerned and what is used of them. A player without limits has no counters: when he gets
 * one, what he used in the window so far is counted from his plays and deposits, under the lock of the lane.
 */
export const loadLimits = async (
  client: PoolClient,
  memberId: number,
  needs: MergedNeeds,
  /** What may be given back, and when it was counted. */
  counted: readonly (Whose & { readonly at: number })[],
  now: number,
): Promise<LimitRows> => {
  const past = counted.map(({ at, ...whose }) => ({ ...whose, windowStart: windowStart(whose.kind, at) }))
  const counters = await loadCounters(client, memberId, distinct(past))
  const limited = [...counters.values()].map(counter => counter.playerId)
  const changes = await loadChanges(client, memberId, [...new Set([...needs.limitsOf, ...limited])])
  const applying = changes.filter(
    ({ kind, playerId }) => kind === 'wagerWeek' || needs.depositLimitsOf.has(playerId),
  )
  const current = [...applying, ...needs.limitsSet].map(({ playerId, kind, currency }) => ({
    playerId,
    kind,
    currency,
    windowStart: windowStart(kind, now),
  }))
  const others = distinct(current).filter(key => !counters.has(counterText(key)))
  for (const [text, row] of await loadCounters(client, memberId, others)) counters.set(text, row)
  const missing = others.filter(key => !counters.has(counterText(key)))
  for (const key of missing) {
    const used = await countUsed(client, memberId, key)
    counters.set(counterText(key), { ...key, used, cap: null })
  }
  return { changes, counters }
}

const distinct = (keys: readonly CounterKey[]): CounterKey[] => [
  ...new Map(keys.map(key => [counterText(key), key])).values(),
]

const loadChanges = async (client: PoolClient, memberId: number, playerIds: readonly number[]) => {
  if (playerIds.length === 0) return []
  const { rows } = await client.query<LimitChangeRow>(
    `SELECT player_id AS "playerId", kind, currency, source, new_cap AS "newCap", made_at AS "madeAt",
            effective_at AS "effectiveAt", awaits_confirmation AS "awaitsConfirmation"
       FROM limit_change WHERE member_id = $1 AND player_id = ANY($2) ORDER BY journal_id`,
    [memberId, playerIds],
  )
  return rows
}

const loadCounters = async (client: PoolClient, memberId: number, keys: readonly CounterKey[]) => {
  if (keys.length === 0) return new Map<string, CounterRow>()
  const { rows } = await client.query<CounterRow>(
    `SELECT c.player_id AS "playerId", c.kind, c.currency, c.window_start AS "windowStart", c.used, c.cap
       FROM limit_counter c
       JOIN unnest($2::int[], $3::text[], $4::text[], $5::float8[]) AS k (player_id, kind, currency, at)
         ON (c.player_id, c.kind, c.currency, c.window_start) = (k.player_id, k.kind, k.currency, to_timestamp(k.at / 1000))
      WHERE c.member_id = $1 ORDER BY c.player_id, c.kind, c.currency, c.window_start FOR UPDATE OF c`,
    [
      memberId,
      keys.map(key => key.playerId),
      keys.map(key => key.kind),
      keys.map(key => key.currency),
      keys.map(key => key.windowStart),
    ],
  )
  return new Map(rows.map(row => [counterText(row), row]))
}

const wagered = `
  SELECT sum(t.price + t.fee) AS used
    FROM ticket t JOIN game_instance i ON i.member_id = $1 AND i.id = t.instance_id AND i.currency = $3
   WHERE t.member_id = $1 AND t.player_id = $2 AND t.created_at >= to_timestamp($4::float8 / 1000)
     AND NOT EXISTS (SELECT FROM ticket_outcome o
                      WHERE o.member_id = $1 AND o.instance_id = t.instance_id AND o.seq = t.seq AND o.kind = 'REFUND')`

const deposited = `
  SELECT sum(amount) AS used
    FROM (SELECT t.amount FROM journal j JOIN transfer t ON t.member_id = $1 AND t.journal_id = j.id AND t.currency = $3
           WHERE j.member_id = $1 AND j.kind = 'deposit' AND j.player_id = $2 AND j.created_at >= to_timestamp($4::float8 / 1000)
          UNION ALL
          SELECT p.amount FROM payment p JOIN journal j ON j.member_id = $1 AND j.id = p.id
           WHERE p.member_id = $1 AND p.player_id = $2 AND p.currency = $3 AND p.state <> 'FAILED'
             AND j.created_at >= to_timestamp($4::float8 / 1000)) AS each`

const usedSince: { readonly [Kind in LimitKind]: string } = {
  wagerWeek: wagered,
  depositDay: deposited,
  depositWeek: deposited,
  depositMonth: deposited,
}

const countUsed = async (client: PoolClient, memberId: number, key: CounterKey): Promise<bigint> => {
  const { rows } = await client.query<{ used: string | null }>(usedSince[key.kind], [
    memberId,
    key.playerId,
    key.currency,
    key.windowStart,
  ])
  return BigInt(rows[0]?.used ?? 0)
}

import { isStakeKind, windowStart } from '@fairground/rules/limits/window'
import type { Statements } from '../member-client.ts'
import type { MergedNeeds } from '../needs.ts'
import type { Counted } from './counted.ts'
import type { Whose } from './counters.ts'
import { type CounterKey, type CounterRow, counterText, type LimitChangeRow, type LimitRows } from './rows.ts'
import { usedSince } from './used-since.ts'

/**
 * The limits of the players concerned and what is used of them. A player without limits has no counters: when he gets
 * one, what he used in the window so far is counted from his plays and deposits, under the lock of the lane.
 */
export const loadLimits = async (
  client: Statements,
  memberId: number,
  needs: MergedNeeds,
  counted: readonly Counted[],
  now: number,
): Promise<LimitRows> => {
  const concerned = new Set([...needs.limitsOf, ...counted.map(({ playerId }) => playerId)])
  const changes = await loadChanges(client, memberId, [...concerned])
  if (changes.length + needs.limitsSet.length === 0) return { changes, counters: new Map() }
  const limited = new Set(changes.map(whoseText))
  const past = counted
    .filter(row => limited.has(whoseText(row)))
    .map(({ at, ...whose }) => ({ ...whose, windowStart: windowStart(whose.kind, at) }))
  const players = new Set(needs.limitsOf)
  const applying = changes.filter(
    ({ kind, playerId }) =>
      players.has(playerId) && (isStakeKind(kind) || needs.depositLimitsOf.has(playerId)),
  )
  const current = [...applying, ...needs.limitsSet].map(({ playerId, kind, currency }) => ({
    playerId,
    kind,
    currency,
    windowStart: windowStart(kind, now),
  }))
  const counters = await loadCounters(client, memberId, distinct([...past, ...current]))
  for (const key of distinct(current).filter(key => !counters.has(counterText(key)))) {
    const used = isUntouched(changes, key) ? 0n : await countUsed(client, memberId, key)
    counters.set(counterText(key), { ...key, used, cap: null })
  }
  return { changes, counters }
}

/** Whoever was limited when the window began has a counter from the first use of it on. */
const isUntouched = (changes: readonly LimitChangeRow[], key: CounterKey): boolean =>
  changes.some(change => whoseText(change) === whoseText(key) && change.madeAt < key.windowStart)

const whoseText = ({ playerId, kind, currency }: Whose): string => `${playerId}/${kind}/${currency}`

const distinct = (keys: readonly CounterKey[]): CounterKey[] => [
  ...new Map(keys.map(key => [counterText(key), key])).values(),
]

const loadChanges = async (client: Statements, memberId: number, playerIds: readonly number[]) => {
  if (playerIds.length === 0) return []
  const { rows } = await client.query<LimitChangeRow>(
    `SELECT player_id AS "playerId", kind, currency, source, new_cap AS "newCap", made_at AS "madeAt",
            effective_at AS "effectiveAt", awaits_confirmation AS "awaitsConfirmation"
       FROM limit_change WHERE member_id = $1 AND player_id = ANY($2) ORDER BY journal_id`,
    [memberId, playerIds],
  )
  return rows
}

const loadCounters = async (client: Statements, memberId: number, keys: readonly CounterKey[]) => {
  if (keys.length === 0) return new Map<string, CounterRow>()
  const { rows } = await client.query<CounterRow>(
    `SELECT c.player_id AS "playerId", c.kind, c.currency, c.window_start AS "windowStart", c.used, c.cap
       FROM limit_counter c
       JOIN unnest($2::int[], $3::text[], $4::text[], $5::float8[]) AS k (player_id, kind, currency, at)
         ON (c.player_id, c.kind, c.currency, c.window_start) = (k.player_id, k.kind, k.currency, to_timestamp(k.at / 1000))
      WHERE c.member_id = $1`,
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

const countUsed = async (client: Statements, memberId: number, key: CounterKey): Promise<bigint> => {
  const { rows } = await client.query<{ used: string | null }>(usedSince[key.kind], [
    memberId,
    key.playerId,
    key.currency,
    key.windowStart,
  ])
  return BigInt(rows[0]?.used ?? 0)
}

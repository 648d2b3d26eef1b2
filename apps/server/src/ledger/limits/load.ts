import { isStakeKind, windowStart } from '@fairground/rules/limits/window'
import type { MemberClient } from '../member-client.ts'
import type { MergedNeeds } from '#ledger/load/needs.ts'
import type { CountedUse } from './counted.ts'
import type { LimitKey } from './counters.ts'
import { type CounterKey, type CounterRow, counterText, type LimitChangeRow, type LimitRows } from './rows.ts'
import { usedSince } from './used-since.ts'

/**
 * Loads the limits of the affected players and their usage. A player without limits has no counters: with the first
 * limit, the usage of the current window is computed from plays and deposits, under the lane's lock.
 */
export const loadLimits = async (
  client: MemberClient,
  memberId: number,
  needs: MergedNeeds,
  counted: readonly CountedUse[],
  now: number,
): Promise<LimitRows> => {
  const concerned = new Set([...needs.limitPlayers, ...counted.map(({ playerId }) => playerId)])
  const changes = await loadChanges(client, memberId, [...concerned])
  if (changes.length + needs.limitsToSet.length === 0) return { changes, counters: new Map() }
  const limited = new Set(changes.map(limitKeyText))
  const past = counted
    .filter(row => limited.has(limitKeyText(row)))
    .map(({ at, ...limit }) => ({ ...limit, windowStart: windowStart(limit.kind, at) }))
  const players = new Set(needs.limitPlayers)
  const applicable = changes.filter(
    ({ kind, playerId }) =>
      players.has(playerId) && (isStakeKind(kind) || needs.depositLimitPlayers.has(playerId)),
  )
  const current = [...applicable, ...needs.limitsToSet].map(({ playerId, kind, currency }) => ({
    playerId,
    kind,
    currency,
    windowStart: windowStart(kind, now),
  }))
  const counters = await loadCounters(client, memberId, distinct([...past, ...current]))
  for (const key of distinct(current).filter(key => !counters.has(counterText(key)))) {
    const used = isCountedFromStart(changes, key) ? 0n : await countUsed(client, memberId, key)
    counters.set(counterText(key), { ...key, used, cap: null })
  }
  return { changes, counters }
}

/** A limit that existed when the window began has a counter since its first use, so a missing counter means no use. */
const isCountedFromStart = (changes: readonly LimitChangeRow[], key: CounterKey): boolean =>
  changes.some(change => limitKeyText(change) === limitKeyText(key) && change.madeAt < key.windowStart)

const limitKeyText = ({ playerId, kind, currency }: LimitKey): string => `${playerId}/${kind}/${currency}`

const distinct = (keys: readonly CounterKey[]): CounterKey[] => [
  ...new Map(keys.map(key => [counterText(key), key])).values(),
]

const loadChanges = async (client: MemberClient, memberId: number, playerIds: readonly number[]) => {
  if (playerIds.length === 0) return []
  const { rows } = await client.query<LimitChangeRow>(
    `SELECT player_id AS "playerId", kind, currency, source, new_cap AS "newCap", made_at AS "madeAt",
            effective_at AS "effectiveAt", awaits_confirmation AS "awaitsConfirmation"
       FROM limit_change WHERE member_id = $1 AND player_id = ANY($2) ORDER BY journal_id`,
    [memberId, playerIds],
  )
  return rows
}

const loadCounters = async (client: MemberClient, memberId: number, keys: readonly CounterKey[]) => {
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

const countUsed = async (client: MemberClient, memberId: number, key: CounterKey): Promise<bigint> => {
  const { rows } = await client.query<{ used: string | null }>(usedSince[key.kind], [
    memberId,
    key.playerId,
    key.currency,
    key.windowStart,
  ])
  return BigInt(rows[0]?.used ?? 0)
}

import type { Tx } from '@fairground/database/transaction'
import { type LimitKind, windowStart } from '@fairground/rules/limits/window'
import { CompiledQuery, sql } from 'kysely'
import type { LimitChangeRow } from './rows.ts'
import type { PlayerKey } from '#platform/player-key.ts'
import { usedSince } from './used-since.ts'

export interface PlayerInCurrency extends PlayerKey {
  readonly currency: string
}

/** Every change of the player's limits in the currency, oldest first. */
export const readChanges = async (
  tx: Tx,
  { memberId, playerId, currency }: PlayerInCurrency,
): Promise<LimitChangeRow[]> => {
  const { rows } = await sql<LimitChangeRow>`
    SELECT player_id AS "playerId", kind, currency, source, new_cap AS "newCap", made_at AS "madeAt",
           effective_at AS "effectiveAt", awaits_confirmation AS "awaitsConfirmation"
      FROM limit_change
     WHERE member_id = ${memberId} AND player_id = ${playerId} AND currency = ${currency} ORDER BY journal_id`.execute(
    tx,
  )
  return rows
}

/** For display only: decisions use the usage read under the lane's lock. */
export const readUsed = async (
  tx: Tx,
  { memberId, playerId, currency }: PlayerInCurrency,
  kind: LimitKind,
  now: number,
): Promise<bigint> => {
  const start = windowStart(kind, now)
  const counted = await sql<{ used: bigint }>`
    SELECT used FROM limit_counter
     WHERE member_id = ${memberId} AND player_id = ${playerId} AND kind = ${kind} AND currency = ${currency}
       AND window_start = to_timestamp(${start}::float8 / 1000)`.execute(tx)
  if (counted.rows[0]) return counted.rows[0].used
  const query = CompiledQuery.raw(usedSince[kind], [memberId, playerId, currency, start])
  const { rows } = await tx.executeQuery<{ used: string | null }>(query)
  return BigInt(rows[0]?.used ?? 0)
}

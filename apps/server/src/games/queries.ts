import type { Tx } from '@fairground/database/transaction'
import { type RawBuilder, sql } from 'kysely'

/** The rows that a page of a list contains. */
export interface PageRange {
  readonly limit: number
  readonly offset: number
}

export const findGame = (tx: Tx, memberId: number, id: number) =>
  tx.selectFrom('game').selectAll().where('member_id', '=', memberId).where('id', '=', id).executeTakeFirst()

export interface InstanceFilter {
  readonly gameId?: number | undefined
  readonly gameInstanceId?: number | undefined
  readonly gameEndedMin?: number | undefined
  readonly gameEndedMax?: number | undefined
  readonly dateStartedFrom?: number | undefined
  readonly dateEndedTo?: number | undefined
}

/** A condition on `game_instance i`. A field that is not set matches every instance. */
export const instanceCondition = (filter: InstanceFilter) => {
  const { gameId = null, gameInstanceId = null, gameEndedMin = null, gameEndedMax = null } = filter
  const { dateStartedFrom = null, dateEndedTo = null } = filter
  return sql`(${gameId}::bigint IS NULL OR i.game_id = ${gameId}::bigint)
    AND (${gameInstanceId}::bigint IS NULL OR i.id = ${gameInstanceId}::bigint)
    AND (${gameEndedMin}::float8 IS NULL OR i.end_at >= to_timestamp(${gameEndedMin}::float8 / 1000))
    AND (${gameEndedMax}::float8 IS NULL OR i.end_at <= to_timestamp(${gameEndedMax}::float8 / 1000))
    AND (${dateStartedFrom}::float8 IS NULL OR i.start_at >= to_timestamp(${dateStartedFrom}::float8 / 1000))
    AND (${dateEndedTo}::float8 IS NULL OR i.end_at <= to_timestamp(${dateEndedTo}::float8 / 1000))`
}

/** The number of instances that match a condition on `game_instance i`. */
export const countInstances = async (tx: Tx, condition: RawBuilder<unknown>): Promise<number> => {
  const { rows } = await sql<{
    n: number
  }>`SELECT count(*)::int AS n FROM game_instance i WHERE ${condition}`.execute(tx)
  return rows[0]?.n ?? 0
}

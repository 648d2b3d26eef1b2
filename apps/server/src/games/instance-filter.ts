import { sql } from 'kysely'

export interface InstanceChoice {
  readonly gameId?: number | undefined
  readonly gameInstanceId?: number | undefined
  readonly gameEndedMin?: number | undefined
  readonly gameEndedMax?: number | undefined
  readonly dateStartedFrom?: number | undefined
  readonly dateEndedTo?: number | undefined
}

/** The conditions of a search on the rows of `game_instance i`. What is not asked for lets everything pass. */
export const instanceFilter = (choice: InstanceChoice) => {
  const { gameId = null, gameInstanceId = null, gameEndedMin = null, gameEndedMax = null } = choice
  const { dateStartedFrom = null, dateEndedTo = null } = choice
  return sql`(${gameId}::bigint IS NULL OR i.game_id = ${gameId}::bigint)
    AND (${gameInstanceId}::bigint IS NULL OR i.id = ${gameInstanceId}::bigint)
    AND (${gameEndedMin}::float8 IS NULL OR i.end_at >= to_timestamp(${gameEndedMin}::float8 / 1000))
    AND (${gameEndedMax}::float8 IS NULL OR i.end_at <= to_timestamp(${gameEndedMax}::float8 / 1000))
    AND (${dateStartedFrom}::float8 IS NULL OR i.start_at >= to_timestamp(${dateStartedFrom}::float8 / 1000))
    AND (${dateEndedTo}::float8 IS NULL OR i.end_at <= to_timestamp(${dateEndedTo}::float8 / 1000))`
}

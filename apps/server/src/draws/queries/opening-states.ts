import type { Database } from '@fairground/database/connect'
import { sql } from 'kysely'

export interface OpeningStates {
  /** The clock of the database. */
  readonly now: number
  readonly states: ReadonlyMap<number, string>
}

/** A hash over the rows that decide what an operator opens, for every operator that has games. */
export const readOpeningStates = async (db: Database): Promise<OpeningStates> => {
  const { rows } = await sql<{ id: number; state: string; now: number }>`
    SELECT member_id AS id, state, clock_timestamp() AS now FROM opening_states()`.execute(db)
  return { now: rows[0]?.now ?? 0, states: new Map(rows.map(({ id, state }) => [id, state])) }
}

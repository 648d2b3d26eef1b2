import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import type { PlayerKey } from '#platform/player-key.ts'
import type { ExportedTable } from '../export-tables.ts'

export type Stored = Readonly<Record<string, unknown>>

/** An export is one response: of a table with more rows, it contains the newest. */
const maxRows = 20_000

export const readTable = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  table: string,
  { columns, from = `${table} t`, newest }: ExportedTable,
) => {
  const ofPlayer = sql`t.member_id = ${memberId} AND t.player_id = ${playerId}`
  const { rows } = await sql<Stored>`
    SELECT ${sql.raw(columns)} FROM ${sql.raw(from)} WHERE ${ofPlayer}
     ORDER BY ${sql.raw(newest)} LIMIT ${maxRows}`.execute(tx)
  if (rows.length < maxRows) return { rows, leftOut: 0 }
  const counted = await sql<{ all: number }>`
    SELECT count(*)::int AS all FROM ${sql.table(table)} AS t WHERE ${ofPlayer}`.execute(tx)
  return { rows, leftOut: (counted.rows[0]?.all ?? rows.length) - rows.length }
}

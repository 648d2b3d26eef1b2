import type { TestServer } from '@fairground/testkit/server/test-server'
import { until } from '@fairground/testkit/server/until'

/** A digest of the rows of each table. */
export type Digests = ReadonlyMap<string, string>

/** Tables that the services write in the background, and the counts of calls, which refused calls raise too. */
const background: ReadonlySet<string> = new Set([
  'lane',
  'lane_process',
  'log_checkpoint',
  'log_cosignature',
  'log_entry',
  'log_head',
  'log_publisher',
  'log_tile',
  'log_witness',
  'public_log',
  'rate_count',
  'relay',
  'outbox',
  'protection_position',
  'schema_migrations',
  'subscription_run',
  'webhook_collector',
])

interface Column {
  readonly table: string
  readonly columns: readonly string[]
}

const listTables = async (server: TestServer): Promise<Column[]> => {
  const rows = await server.sql<Column>(
    `SELECT t.table_name AS table, array_agg(c.column_name::text) AS columns
       FROM information_schema.tables t JOIN information_schema.columns c USING (table_schema, table_name)
      WHERE t.table_schema = 'public' AND t.table_type = 'BASE TABLE' GROUP BY 1 ORDER BY 1`,
  )
  return rows.filter(({ table }) => !background.has(table))
}

/** Every call updates this column of the session, even a refused one. */
const ignoredColumn = 'seen_at'

const computeDigests = async (
  server: TestServer,
  conditionFor: (table: Column) => string | undefined,
): Promise<Digests> => {
  const digests = (await listTables(server)).flatMap(table => {
    const condition = conditionFor(table)
    return condition === undefined
      ? []
      : `SELECT '${table.table}' AS table, count(*) || '/' ||
                md5(coalesce(string_agg(row, '|' ORDER BY row), '')) AS digest
           FROM (SELECT (to_jsonb(t) - '${ignoredColumn}')::text AS row FROM ${table.table} AS t WHERE ${condition}) AS rows`
  })
  const rows = await server.sql<{ table: string; digest: string }>(digests.join(' UNION ALL '))
  return new Map(rows.map(({ table, digest }) => [table, digest]))
}

export const allRows = async (server: TestServer): Promise<Digests> => {
  await until('the worker has assessed the players', () => isAssessed(server), 60_000)
  return computeDigests(server, () => 'true')
}

/** Then the worker writes nothing more about players until money moves again. */
const isAssessed = async (server: TestServer): Promise<boolean> => {
  const waiting = await server.sql(
    `SELECT FROM journal j LEFT JOIN protection_position p USING (member_id) WHERE j.id > coalesce(p.journal_id, 0) LIMIT 1`,
  )
  return waiting.length === 0
}

export const memberRows = (server: TestServer, memberId: number): Promise<Digests> =>
  computeDigests(server, ({ columns }) =>
    columns.includes('member_id') ? `member_id = ${memberId}` : undefined,
  )

/** All rows of one player, including accounts and the player row. */
export const playerRows = (server: TestServer, memberId: number, playerId: number): Promise<Digests> =>
  computeDigests(server, ({ table, columns }) => {
    if (table === 'player') return `member_id = ${memberId} AND id = ${playerId}`
    if (table === 'account') return `member_id = ${memberId} AND kind LIKE 'player:%' AND ref = ${playerId}`
    return columns.includes('player_id') ? `member_id = ${memberId} AND player_id = ${playerId}` : undefined
  })

/** The tables with a different digest. */
export const changed = (before: Digests, after: Digests): string[] =>
  [...after].filter(([table, digest]) => before.get(table) !== digest).map(([table]) => table)

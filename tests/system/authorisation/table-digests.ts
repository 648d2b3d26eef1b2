import type { TestServer } from '@fairground/testkit/server/test-server'

/** A digest of the rows of every table. */
export type Digests = ReadonlyMap<string, string>

/** What the services write by themselves, whoever calls. */
const background: ReadonlySet<string> = new Set([
  'lane',
  'relay',
  'outbox',
  'schema_migrations',
  'subscription_run',
])

interface Column {
  readonly table: string
  readonly columns: readonly string[]
}

const tablesOf = async (server: TestServer): Promise<Column[]> => {
  const rows = await server.sql<Column>(
    `SELECT t.table_name AS table, array_agg(c.column_name::text) AS columns
       FROM information_schema.tables t JOIN information_schema.columns c USING (table_schema, table_name)
      WHERE t.table_schema = 'public' AND t.table_type = 'BASE TABLE' GROUP BY 1 ORDER BY 1`,
  )
  return rows.filter(({ table }) => !background.has(table))
}

/** When a session was last seen is noted with every call, also with one that is refused. */
const noted = 'seen_at'

const digestsOf = async (
  server: TestServer,
  conditionOf: (table: Column) => string | undefined,
): Promise<Digests> => {
  const digests = (await tablesOf(server)).flatMap(table => {
    const condition = conditionOf(table)
    return condition === undefined
      ? []
      : `SELECT '${table.table}' AS table, count(*) || '/' ||
                md5(coalesce(string_agg(row, '|' ORDER BY row), '')) AS digest
           FROM (SELECT (to_jsonb(t) - '${noted}')::text AS row FROM ${table.table} AS t WHERE ${condition}) AS rows`
  })
  const rows = await server.sql<{ table: string; digest: string }>(digests.join(' UNION ALL '))
  return new Map(rows.map(({ table, digest }) => [table, digest]))
}

export const allRows = (server: TestServer): Promise<Digests> => digestsOf(server, () => 'true')

export const rowsOfMember = (server: TestServer, memberId: number): Promise<Digests> =>
  digestsOf(server, ({ columns }) => (columns.includes('member_id') ? `member_id = ${memberId}` : undefined))

/** Everything that is one player's: his rows, his accounts and himself. */
export const rowsOfPlayer = (server: TestServer, memberId: number, playerId: number): Promise<Digests> =>
  digestsOf(server, ({ table, columns }) => {
    if (table === 'player') return `member_id = ${memberId} AND id = ${playerId}`
    if (table === 'account') return `member_id = ${memberId} AND kind LIKE 'player:%' AND ref = ${playerId}`
    return columns.includes('player_id') ? `member_id = ${memberId} AND player_id = ${playerId}` : undefined
  })

/** The tables in which something is different now. */
export const changed = (before: Digests, after: Digests): string[] =>
  [...after].filter(([table, digest]) => before.get(table) !== digest).map(([table]) => table)

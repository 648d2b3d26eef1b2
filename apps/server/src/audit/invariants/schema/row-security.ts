import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import type { DatabaseInvariant } from '#audit/invariant.ts'

const appRole = 'fairground_app'
const relayRole = 'fairground_relay'
const memberOnly = '(member_id = ( SELECT current_member() AS current_member))'

interface TenantTable {
  readonly name: string
  readonly enabled: boolean
  readonly forced: boolean
  readonly memberPolicies: bigint
  /** Policies that show the application more rows than its member's. */
  readonly holes: string[] | null
  readonly owned: boolean
  readonly readable: boolean
}

/** Every table with a member id has row security that the application's role cannot switch off. */
export const rowSecurity: DatabaseInvariant = {
  id: 'I37',
  title: 'Row security isolates the operators',
  unit: 'table',
  scope: 'database',
  async check(tx) {
    const roles = await roleProblems(tx)
    if (roles.missing) return { checked: 0, problems: roles.problems }
    const tables = await tenantTables(tx)
    const open = tables.flatMap(tableProblems)
    return { checked: tables.length, problems: [...roles.problems, ...open, ...(await probe(tx, tables))] }
  },
}

const roleProblems = async (tx: Tx): Promise<{ missing: boolean; problems: string[] }> => {
  const { rows } = await sql<{ name: string; all: boolean; bypass: boolean }>`
    SELECT rolname AS name, rolsuper AS all, rolbypassrls AS bypass FROM pg_roles
     WHERE rolname IN (${appRole}, ${relayRole})`.execute(tx)
  const unbound = rows.filter(role => role.all || role.bypass)
  const missing = !rows.some(role => role.name === appRole)
  const problems = unbound.map(
    role => `role ${role.name} is ${role.all ? 'a superuser' : 'exempt from row security'}`,
  )
  return { missing, problems: missing ? [...problems, `there is no role ${appRole}`] : problems }
}

const tenantTables = async (tx: Tx): Promise<TenantTable[]> => {
  const { rows } = await sql<TenantTable>`
    SELECT c.relname AS name, c.relrowsecurity AS enabled, c.relforcerowsecurity AS forced,
           pg_has_role(${appRole}, c.relowner, 'MEMBER') AS owned,
           has_table_privilege(${appRole}, c.oid, 'SELECT') AS readable,
           (SELECT count(*) FROM pg_policy p
             WHERE p.polrelid = c.oid AND p.polcmd = '*' AND 0 = ANY (p.polroles)
               AND pg_get_expr(p.polqual, c.oid) = ${memberOnly} AND pg_get_expr(p.polwithcheck, c.oid) = ${memberOnly}) AS "memberPolicies",
           (SELECT array_agg(p.polname::text) FROM pg_policy p
             WHERE p.polrelid = c.oid AND p.polpermissive
               AND (0 = ANY (p.polroles) OR EXISTS (SELECT FROM unnest(p.polroles) AS r (id) WHERE pg_has_role(${appRole}, r.id, 'MEMBER')))
               AND (coalesce(pg_get_expr(p.polqual, c.oid), '') <> ${memberOnly}
                    OR coalesce(pg_get_expr(p.polwithcheck, c.oid), '') <> ${memberOnly})) AS holes
      FROM pg_class c
      JOIN pg_namespace n ON n.oid = c.relnamespace AND n.nspname = 'public'
     WHERE c.relkind IN ('r', 'p')
       AND EXISTS (SELECT FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'member_id' AND NOT a.attisdropped)
     ORDER BY c.relname`.execute(tx)
  return rows
}

const tableProblems = (table: TenantTable): string[] => {
  const problems: string[] = []
  if (!table.enabled) problems.push(`table ${table.name}: row security is off`)
  if (!table.forced) problems.push(`table ${table.name}: row security does not bind the owner`)
  if (table.memberPolicies === 0n)
    problems.push(`table ${table.name}: the member policy is missing or altered`)
  if (table.holes)
    problems.push(`table ${table.name}: policy ${table.holes.join(', ')} weakens the isolation`)
  if (table.owned) problems.push(`table ${table.name}: the application owns it`)
  return problems
}

/** The application must see no row without a member. The caller rolls these settings back. */
const probe = async (tx: Tx, tables: readonly TenantTable[]): Promise<string[]> => {
  await sql`SELECT set_config('role', ${appRole}, true), set_config('app.member', '', true)`.execute(tx)
  const problems: string[] = []
  for (const { name } of tables.filter(table => table.readable)) {
    const { rows } = await sql<{
      seen: boolean
    }>`SELECT EXISTS (SELECT FROM ${sql.table(name)}) AS seen`.execute(tx)
    if (rows[0]?.seen) problems.push(`table ${name}: rows are visible without a member`)
  }
  return problems
}

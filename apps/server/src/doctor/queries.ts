import type { Database } from '@fairground/database/connect'
import { sql } from 'kysely'

export interface RoleRights {
  readonly role: string
  readonly superuser: boolean
  readonly ignoresRowSecurity: boolean
  /** Tables that the role owns, also through another role. */
  readonly owned: number
}

export const findRoleRights = async (db: Database): Promise<RoleRights> => {
  const { rows } = await sql<RoleRights>`
    SELECT r.rolname AS role, r.rolsuper AS superuser, r.rolbypassrls AS "ignoresRowSecurity",
           (SELECT count(*)::int FROM pg_class c
             WHERE c.relkind IN ('r', 'p') AND c.relnamespace = 'public'::regnamespace
               AND pg_has_role(r.oid, c.relowner, 'MEMBER')) AS owned
      FROM pg_roles r WHERE r.rolname = current_user`.execute(db)
  return rows[0]!
}

/** Tables of operators without a forced row policy. */
export const findOpenTables = async (db: Database): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    SELECT c.relname AS name
      FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'member_id'
     WHERE c.relkind IN ('r', 'p') AND c.relnamespace = 'public'::regnamespace AND NOT c.relforcerowsecurity
     ORDER BY 1`.execute(db)
  return rows.map(({ name }) => name)
}

export const readSettings = async (
  db: Database,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await sql<{ name: string; setting: string }>`
    SELECT name, setting FROM pg_settings WHERE name = ANY (${names})`.execute(db)
  return new Map(rows.map(({ name, setting }) => [name, setting]))
}

export const readDatabaseClock = async (db: Database): Promise<number> => {
  const { rows } = await sql<{ now: number }>`SELECT clock_timestamp() AS now`.execute(db)
  return rows[0]!.now
}

/** The end of the newest backup and the database's time, or undefined if there is none. */
export const findNewestBackup = async (
  db: Database,
): Promise<{ readonly finishedAt: number; readonly now: number } | undefined> => {
  const { rows } = await sql<{ finishedAt: number; now: number }>`
    SELECT finished_at AS "finishedAt", clock_timestamp() AS now
      FROM backup_run ORDER BY finished_at DESC LIMIT 1`.execute(db)
  return rows[0]
}

import type pg from 'pg'
import { listMigrations } from './migrations.ts'

interface SchemaVersion {
  /** The newest migration of the oldest release that works with this schema. */
  readonly minimal: string
  readonly newest: string
  readonly applied: readonly string[]
}

type Queryable = Pick<pg.Pool, 'query'>

/** Undefined if the database has no view of its version yet. */
const readVersion = async (client: Queryable): Promise<SchemaVersion | undefined> => {
  const { rows: found } = await client.query<{ view: string | null }>(
    `SELECT to_regclass('schema_version')::text AS view`,
  )
  if (found[0]?.view == null) return undefined
  const { rows } = await client.query<SchemaVersion>('SELECT minimal, newest, applied FROM schema_version')
  return rows[0]
}

export interface SchemaState {
  /** The newest migration of the database. */
  readonly newest: string | undefined
  /** The migrations of this release that the database lacks. */
  readonly pending: readonly string[]
  /** Why this release cannot work with the database, and what to do. */
  readonly problem: string | undefined
}

/** Compares the database with the migrations that this release knows. */
export const readSchemaState = async (
  client: Queryable,
  known: readonly string[] = listMigrations(),
): Promise<SchemaState> => {
  const version = await readVersion(client)
  const pending = known.filter(each => !version?.applied.includes(each))
  return { newest: version?.newest, pending, problem: findProblem(version, known, pending) }
}

const findProblem = (
  version: SchemaVersion | undefined,
  known: readonly string[],
  pending: readonly string[],
): string | undefined => {
  if (version === undefined)
    return 'the database has no schema of this release. Run fairground migrate with the owner role.'
  if (pending.length > 0)
    return `the database lacks ${pending.length} of the migrations of this release, first ${pending[0]}. Run fairground migrate with the owner role.`
  const own = known.at(-1) ?? ''
  return own < version.minimal
    ? `the schema ${version.newest} needs a release with the migration ${version.minimal}, and this one ends at ${own}. Start a newer release.`
    : undefined
}

import { readdirSync } from 'node:fs'
import { join } from 'node:path'

export const migrationFolder = join(import.meta.dirname, '..', 'migrations')

/** The versions of the migrations that this release knows, oldest first. */
export const listMigrations = (): string[] =>
  readdirSync(migrationFolder)
    .flatMap(file => /^(\d{4})_.*\.sql$/.exec(file)?.[1] ?? [])
    .toSorted()

import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { findProgram } from '#services/programs.ts'

/** Returns all rows of a database in the format of a backup. */
export const dumpDatabase = async (databaseUrl: string): Promise<string> => {
  const { stdout } = await promisify(execFile)(
    findProgram('pg_dump'),
    ['--data-only', '--no-owner', `--dbname=${databaseUrl}`],
    { maxBuffer: 1 << 30 },
  )
  return stdout
}

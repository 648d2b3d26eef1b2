import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { resolveBinary } from 'dbmate'

const exec = promisify(execFile)
const migrations = join(import.meta.dirname, '..', 'migrations')

/** Migrates a database to the newest version, forward only. Creates the database if it does not exist. */
export const migrate = async (url: string): Promise<void> => {
  await exec(resolveBinary(), ['--url', url, '--migrations-dir', migrations, '--no-dump-schema', 'up'])
}

import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { resolveBinary } from 'dbmate'

const exec = promisify(execFile)
const migrations = join(import.meta.dirname, '..', 'migrations')

/** Brings a database up to the newest migration, creating it when it does not exist. Forward only. */
export const migrate = async (url: string): Promise<void> => {
  await exec(resolveBinary(), ['--url', url, '--migrations-dir', migrations, '--no-dump-schema', 'up'])
}

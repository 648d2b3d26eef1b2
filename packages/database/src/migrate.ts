import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { resolveBinary } from 'dbmate'
import { migrationFolder } from './migrations.ts'

export interface AppliedMigration {
  readonly file: string
  /** As dbmate prints it, for example 12.5ms. */
  readonly duration: string
}

/** Migrates a database to the newest version, forward only. Creates the database if it does not exist. */
export const migrate = (url: string, onApplied?: (migration: AppliedMigration) => void): Promise<void> =>
  runDbmate(url, ['--migrations-dir', migrationFolder, '--no-dump-schema', 'up'], line => {
    const [, file, duration] = /^Applied: (\S+) in (\S+)$/.exec(line) ?? []
    if (file && duration) onApplied?.({ file, duration })
  })

/** Fails if the database exists. */
export const createDatabase = (url: string): Promise<void> => runDbmate(url, ['create'], () => undefined)

const runDbmate = (url: string, args: readonly string[], onLine: (line: string) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    // The address holds a password, so it is not an argument that other users of the machine can see.
    const env = { ...process.env, DATABASE_URL: url }
    const child = spawn(resolveBinary(), args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
    createInterface(child.stdout).on('line', onLine)
    let errors = ''
    child.stderr.setEncoding('utf8').on('data', (part: string) => (errors += part))
    child.once('error', reject)
    child.once('close', code =>
      code === 0 ? resolve() : reject(new Error(errors.trim() || `dbmate: ${code}`)),
    )
  })

import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { connect } from '@fairground/database/connect'
import { readSecretFiles } from '#platform/secret-files.ts'
import { AuditRequestError, type Progress, runAudit } from './run-audit.ts'

export const help = `fairground audit [options]

Checks the invariants of the books in a database and prints one line for each. It only reads, takes one snapshot per
operator, and can run beside live traffic.

  --database URL   the database, with the application's role (default: FAIRGROUND_DATABASE_URL, else that of npm run dev)
  --member CODE    only this operator; may be repeated
  --only I1,I8     only these invariants
  --all-draws      recompute every draw record, not only the newest 20 of each operator
  --json           one JSON object instead of lines

Exit code 0: all hold. 1: at least one is broken. 2: it could not be checked.`

interface CommandIo {
  readonly environment: Readonly<Record<string, string | undefined>>
  /** The file in which npm run dev stores its connection settings. */
  readonly devFile: string
  readonly print: (line: string) => void
  readonly printError: (line: string) => void
  /** Set when the output is a terminal. */
  readonly onProgress?: (progress: Progress) => void
}

export const auditCommand = async (args: readonly string[], io: CommandIo): Promise<0 | 1 | 2> => {
  try {
    const { values } = parseArgs({ args: [...args], options })
    const url =
      values.database ?? readSecretFiles(io.environment)['FAIRGROUND_DATABASE_URL'] ?? devUrl(io.devFile)
    return await audit(url, values, io)
  } catch (error) {
    io.printError(`audit: ${errorMessage(error)}`)
    return 2
  }
}

const options = {
  database: { type: 'string' },
  member: { type: 'string', multiple: true },
  only: { type: 'string', multiple: true },
  'all-draws': { type: 'boolean' },
  json: { type: 'boolean' },
} as const

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values']

const audit = async (url: string, values: Values, { print, onProgress }: CommandIo): Promise<0 | 1> => {
  const connected = connect({ url, connections: 1, name: 'fairground-audit', onError: () => undefined })
  try {
    const report = await runAudit(connected.db, {
      ...(values.member && { members: values.member }),
      ...(values.only && { only: values.only.flatMap(ids => ids.split(',')) }),
      ...(onProgress && { onProgress }),
      ...(!values.json && { onLine: print }),
      allDraws: values['all-draws'] ?? false,
    })
    if (values.json) print(JSON.stringify(report, null, 2))
    return report.failed === 0 ? 0 : 1
  } finally {
    await connected.close()
  }
}

const devUrl = (file: string): string => {
  try {
    const { databaseUrl } = JSON.parse(readFileSync(file, 'utf8')) as { databaseUrl?: unknown }
    if (typeof databaseUrl === 'string') return databaseUrl
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  throw new AuditRequestError(
    'no database given: pass --database URL, set FAIRGROUND_DATABASE_URL, or run npm run dev',
  )
}

const errorMessage = (error: unknown): string => {
  // A refused connection to several addresses is an AggregateError without a message.
  const cause: unknown = error instanceof AggregateError ? error.errors[0] : error
  return cause instanceof Error ? cause.message : String(cause)
}

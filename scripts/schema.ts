import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { migrate } from '@fairground/database/migrate'
import { startPostgres } from '@fairground/testkit/services/postgres'
import { findProgram } from '@fairground/testkit/services/programs'

const exec = promisify(execFile)
const root = join(import.meta.dirname, '..')
const schemaFile = join(root, 'packages/database/schema.sql')
const rowsFile = join(root, 'packages/database/src/rows.ts')

const help = `npm run schema [-- --check]

Runs all migrations on a private PostgreSQL and generates packages/database/schema.sql (the dump) and
packages/database/src/rows.ts (the row types). With --check, fails if either file differs.`

/** The dump without lines that differ between machines or runs. */
const dump = async (url: string): Promise<string> => {
  const { stdout } = await exec(findProgram('pg_dump'), ['--schema-only', '--no-comments', url], {
    maxBuffer: 1 << 26,
  })
  const lines = stdout.split('\n').filter(line => !/^(--|SET |SELECT pg_catalog|\\(un)?restrict)/.test(line))
  return (
    lines
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim() + '\n'
  )
}

const rowTypes = async (url: string, folder: string): Promise<string> => {
  const out = join(folder, 'rows.ts')
  const mapping = JSON.stringify({
    int8: 'bigint',
    timestamptz: 'number',
    xid8: 'string',
    json: 'unknown',
    jsonb: 'unknown',
  })
  const flags = ['--dialect', 'postgres', '--url', url, '--out-file', out, '--type-mapping', mapping]
  await exec(join(root, 'node_modules/.bin/kysely-codegen'), [
    ...flags,
    '--exclude-pattern',
    '*schema_migrations',
  ])
  // Null is one of the values of unknown.
  return readFileSync(out, 'utf8').replaceAll('unknown | null', 'unknown')
}

const main = async (): Promise<number> => {
  if (process.argv.includes('--help')) return say(help, 0)
  const folder = mkdtempSync(join(tmpdir(), 'fairground-schema-'))
  const postgres = await startPostgres({ folder, durable: false })
  try {
    const url = postgres.url('schema')
    await migrate(url)
    const fresh = [
      [schemaFile, await dump(url)],
      [rowsFile, await rowTypes(url, folder)],
    ] as const
    if (!process.argv.includes('--check')) {
      for (const [file, text] of fresh) writeFileSync(file, text)
      return say('schema.sql and rows.ts written', 0)
    }
    const stale = fresh.filter(([file, text]) => readFileSync(file, 'utf8') !== text).map(([file]) => file)
    if (stale.length === 0) return say('schema.sql and rows.ts match the migrations', 0)
    return say(`does not match the migrations: ${stale.join(', ')}\nrun: npm run schema`, 1)
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const say = (text: string, code: number): number => {
  console.log(text)
  return code
}

process.exitCode = await main()

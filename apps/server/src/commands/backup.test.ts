import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { until } from '@fairground/testkit/server/until'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Manifest } from '#backup/manifest.ts'
import { runCommand } from './run-command.test-support.ts'
import { startSelling } from './selling.test-support.ts'

const buyers = 20
const server = useTestServer({ crowd: buyers })
const timeout = 300_000
const restoredName = `restored_${randomUUID().replaceAll('-', '')}`
const getUrl = (role: string, database?: string) => {
  const url = new URL(server().databaseUrl)
  url.username = role
  if (database) url.pathname = `/${database}`
  return url.href
}
const run = (...args: string[]) =>
  runCommand(args, {
    FAIRGROUND_OWNER_URL: getUrl('fairground_owner'),
    FAIRGROUND_DOCUMENT_FOLDER: join(server().folder, 'documents'),
    FAIRGROUND_SIGNER_FOLDER: join(server().folder, 'signer'),
    FAIRGROUND_KEY_FOLDER: join(server().folder, 'keys'),
  })
const getTarget = () => join(server().folder, 'backups')
const findBackup = () => join(getTarget(), readdirSync(getTarget())[0]!)
const readHeads = async (database?: string) => {
  const client = new pg.Client(getUrl('fairground_owner', database))
  await client.connect()
  try {
    const { rows } = await client.query<{ operator: number; journal: string; hash: string }>(
      `SELECT member_id AS operator, journal_id::text AS journal, encode(journal_hash, 'hex') AS hash
         FROM lane ORDER BY member_id`,
    )
    return rows
  } finally {
    await client.end()
  }
}

beforeAll(() => {
  const folder = join(server().folder, 'documents', '1')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'passport'), 'sealed bytes')
})
afterAll(async () => {
  await server().sql(`DROP DATABASE IF EXISTS ${restoredName} WITH (FORCE)`)
  expect(await server().audit()).toEqual([])
})

describe('a backup', () => {
  it('is taken while tickets are sold, and restores the books of that moment', { timeout }, async () => {
    const selling = await startSelling(server(), buyers)
    await until('sales', () => selling.count() > 5, 60_000)
    const before = await readHeads()
    const taken = await run('backup', `--to=${getTarget()}`)
    expect([taken.code, taken.errors]).toEqual([0, ''])
    const sold = selling.count()
    await until('more sales', () => selling.count() > sold + 5, 60_000)
    expect((await selling.stop()).refused).toEqual([])

    const folder = findBackup()
    const { heads, files } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest
    expect(files.map(({ path }) => path)).toEqual([
      'database.dump',
      'documents/1/passport',
      'signer/signer.log',
    ])
    const [north, now] = [heads[0]!, (await readHeads())[0]!]
    expect(BigInt(north.journal)).toBeGreaterThanOrEqual(BigInt(before[0]!.journal))
    expect(BigInt(now.journal)).toBeGreaterThan(BigInt(north.journal))
    expect((await run('verify-backup', folder)).code).toBe(0)

    const url = `--database=${getUrl('fairground_owner', restoredName)}`
    const restored = await run('restore', folder, url, '--only=database')
    expect([restored.code, restored.errors]).toEqual([0, ''])
    expect(await readHeads(restoredName)).toEqual(heads)
    const audit = await runCommand(['audit', `--database=${getUrl('fairground_app', restoredName)}`])
    expect([audit.code, audit.errors]).toEqual([0, ''])
  })

  it('is recorded for the doctor', async () => {
    const rows = await server().sql<{ bytes: bigint; fresh: boolean }>(
      `SELECT bytes, finished_at > now() - interval '1 hour' AS fresh FROM backup_run`,
    )
    expect(rows).toEqual([{ bytes: expect.anything(), fresh: true }])
  })

  it('is not restored over other tables or other documents', { timeout }, async () => {
    const occupied = await run('restore', findBackup(), '--only=database')
    expect([occupied.code, occupied.errors]).toEqual([
      1,
      expect.stringMatching(/^The database has \d+ tables\. Restore into an empty/),
    ])
    const documents = await run(
      'restore',
      findBackup(),
      `--database=${getUrl('fairground_owner', `${restoredName}_2`)}`,
    )
    expect([documents.code, documents.errors]).toEqual([1, expect.stringContaining('documents is not empty')])
  })

  it('contains the keys only on request', { timeout }, async () => {
    const target = join(server().folder, 'with-keys')
    expect((await run('backup', `--to=${target}`, '--with-keys')).code).toBe(0)
    const folder = join(target, readdirSync(target)[0]!)
    for (const path of ['keys/vault.key', 'signer/secrets', 'signer/signer.pem'])
      expect(readFileSync(join(folder, path))).toEqual(readFileSync(join(server().folder, path)))
  })

  it('refuses a role that does not see every row', { timeout }, async () => {
    const { code, errors } = await run(
      'backup',
      `--to=${getTarget()}-2`,
      `--database=${server().databaseUrl}`,
    )
    expect([code, errors]).toEqual([1, expect.stringContaining('Use a role with BYPASSRLS')])
  })

  it('is refused when a byte was changed, a file is missing or one was added', { timeout }, async () => {
    const folder = findBackup()
    const dump = join(folder, 'database.dump')
    const content = readFileSync(dump)
    const changed = Buffer.from(content)
    changed[content.length >> 1]! ^= 1
    writeFileSync(dump, changed)
    writeFileSync(join(folder, 'more'), '')
    rmSync(join(folder, 'documents', '1', 'passport'))
    const { code, out } = await run('verify-backup', folder)
    expect([code, out]).toEqual([
      1,
      'database.dump was changed\ndocuments/1/passport is missing\nmore is not in the manifest\nthe backup is damaged: use another one\n',
    ])
    const restored = await run('restore', folder, '--only=database')
    expect([restored.code, restored.errors]).toEqual([
      1,
      expect.stringMatching(/^The backup is damaged: database\.dump was changed/),
    ])
  })
})

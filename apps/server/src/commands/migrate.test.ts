import { randomUUID } from 'node:crypto'
import { listMigrations } from '@fairground/database/migrations'
import { type TestDatabase, testDatabase } from '@fairground/testkit/vitest/test-database'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runCommand } from './run-command.test-support.ts'

const timeout = 180_000
let database: TestDatabase
let owner: pg.Client

beforeAll(async () => {
  database = await testDatabase()
  owner = new pg.Client(database.ownerUrl)
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await database.drop()
})

const check = () => runCommand(['migrate', '--check', `--database=${database.ownerUrl}`])
const start = () =>
  runCommand(['serve', '--services=lane'], {
    FAIRGROUND_DATABASE_URL: database.appUrl,
    FAIRGROUND_RELAY_URL: database.relayUrl,
    FAIRGROUND_NATS_URL: 'nats://lane:password@127.0.0.1:1',
    FAIRGROUND_BEACON_URLS: 'http://127.0.0.1:1',
  })
const newest = listMigrations().at(-1)!

describe('fairground migrate', () => {
  it('applies each migration once when two run at the same time', { timeout }, async () => {
    const name = `migrated_${randomUUID().replaceAll('-', '')}`
    const url = new URL(database.ownerUrl)
    url.pathname = `/${name}`
    try {
      const runs = await Promise.all(
        [1, 2].map(() => runCommand(['migrate'], { FAIRGROUND_OWNER_URL: url.href })),
      )
      expect(runs.map(({ code, errors }) => [code, errors])).toEqual([
        [0, ''],
        [0, ''],
      ])
      const applied = runs.flatMap(({ out }) =>
        [...out.matchAll(/^(\d{4})_\S+\.sql {2}\S+s$/gm)].map(([, version = '']) => version),
      )
      expect(applied.toSorted()).toEqual(listMigrations())
      for (const { out } of runs) expect(out).toContain(`the schema ${newest} fits this release`)
    } finally {
      await owner.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    }
  })

  it('waits for a database and then gives advice', { timeout }, async () => {
    const url = 'postgres://a:hidden@127.0.0.1:1/a'
    const { code, out, errors } = await runCommand(['migrate', `--database=${url}`, '--wait=1'])
    expect(code).toBe(1)
    expect(out).toMatch(/^waiting for the database, 0 s of 1 s: .*ECONNREFUSED/)
    expect(errors).toMatch(/did not answer within 1 s.*Check the address/)
    expect(out + errors).not.toContain('hidden')
  })

  it('reports that the schema is current', { timeout }, async () => {
    expect(await check()).toEqual({ code: 0, out: `the schema ${newest} fits this release\n`, errors: '' })
  })

  it('reports pending migrations, and no service starts with them', { timeout }, async () => {
    await owner.query('DELETE FROM schema_migrations WHERE version = $1', [newest])
    const { code, out } = await check()
    expect([code, out]).toEqual([
      1,
      expect.stringMatching(new RegExp(`^pending ${newest}\n.*Run fairground migrate`)),
    ])
    const started = await start()
    expect([started.code, started.errors]).toEqual([
      1,
      expect.stringMatching(
        /^Refuses to start: the database lacks 1 of the migrations.*Run fairground migrate/,
      ),
    ])
    await owner.query('INSERT INTO schema_migrations (version) VALUES ($1)', [newest])
  })

  it('refuses to start a release that is older than the schema allows', { timeout }, async () => {
    await owner.query(`UPDATE schema_minimum SET minimal = '9999'`)
    const { code, errors } = await start()
    expect([code, errors]).toEqual([
      1,
      expect.stringMatching(/needs a release with the migration 9999.*newer release/),
    ])
    expect((await check()).code).toBe(1)
  })
})

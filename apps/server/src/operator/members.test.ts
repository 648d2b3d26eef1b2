import { connect, type DatabaseConnection } from '@fairground/database/connect'
import { inMember } from '@fairground/database/transaction'
import { PROFILES } from '@fairground/rules/profile'
import { type TestDatabase, testDatabase } from '@fairground/testkit/vitest/test-database'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMembers, type Members } from './members.ts'

let database: TestDatabase
let owner: DatabaseConnection
let app: DatabaseConnection
let members: Members

const open = (url: string) => connect({ url, connections: 2, name: 'test', onError: () => undefined })

beforeAll(async () => {
  database = await testDatabase()
  owner = open(database.ownerUrl)
  app = open(database.appUrl)
  members = createMembers(app.db)
  // The gateway may start before the first operator exists, and must not remember that for a second.
  expect(await members.all()).toEqual([])
  await sql`
    INSERT INTO member (id, code, name, look, scheme, hosts, site_key, currency, profile) VALUES
      (1, 'north', 'North', 'blue', 'dark', '{north.example,www.north.example}', 'site-key-of-north', 'GBP', 'standard'),
      (2, 'south', 'South', 'cartoon', 'light', '{south.example}', 'site-key-of-south', 'EUR', 'strict')`.execute(
    owner.db,
  )
  await sql`
    INSERT INTO player (member_id, username, password_hash)
    VALUES (1, 'rowan', 'x'), (2, 'robin', 'x')`.execute(owner.db)
})

afterAll(async () => {
  await app.close()
  await owner.close()
  await database.drop()
})

describe('createMembers', () => {
  it.each([
    ['www.north.example', 1],
    ['SOUTH.example:443', 2],
    ['south.example.evil', undefined],
    ['evil.south.example', undefined],
    ['127.0.0.1', undefined],
    ['', undefined],
  ])('resolves the host %j to operator %s', async (host, id) => {
    expect((await members.byHost(host))?.id).toBe(id)
  })

  it('finds an operator by exact site key and by id', async () => {
    expect((await members.bySiteKey('site-key-of-south'))?.code).toBe('south')
    expect(await members.bySiteKey('SITE-KEY-OF-SOUTH')).toBeUndefined()
    expect((await members.byId(2))?.profile).toBe(PROFILES.strict)
    expect(await members.byId(3)).toBeUndefined()
  })

  it('returns a changed setting within a second', async () => {
    await sql`UPDATE member SET settings = '{"title": "Soon"}' WHERE id = 1`.execute(owner.db)
    await expect.poll(async () => (await members.byId(1))?.settings.title, { timeout: 2000 }).toBe('Soon')
  })
})

describe('row-level security', () => {
  const tables = async () => {
    const { rows } = await sql<{ name: string }>`
      SELECT table_name AS name FROM information_schema.columns
       WHERE table_schema = 'public' AND column_name = 'member_id' ORDER BY 1`.execute(owner.db)
    return rows.map(({ name }) => name)
  }

  it('hides every row outside of an operator transaction', async () => {
    const names = await tables()
    expect(names.length).toBeGreaterThan(15)
    for (const name of names) {
      const read = sql`SELECT * FROM ${sql.table(name)}`.execute(app.db)
      const seen = await read.then(
        ({ rows }) => rows.length,
        () => 0,
      )
      expect([name, seen]).toEqual([name, 0])
    }
    const written = sql`INSERT INTO player (member_id, username, password_hash) VALUES (1, 'x', 'x')`
    await expect(written.execute(app.db)).rejects.toThrow(/row-level security/)
  })

  it('hides the rows of another operator from reads and writes', async () => {
    const players = await inMember(app.db, 1, tx => tx.selectFrom('player').select('username').execute())
    expect(players).toEqual([{ username: 'rowan' }])
    const changed = await inMember(app.db, 1, tx =>
      tx.updateTable('player').set({ language: 'es_ES' }).where('member_id', '=', 2).executeTakeFirst(),
    )
    expect(changed.numUpdatedRows).toBe(0n)
  })
})

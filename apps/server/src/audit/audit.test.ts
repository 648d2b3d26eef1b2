import type { DatabaseConnection } from '@fairground/database/connect'
import { type TestDatabase, testDatabase } from '@fairground/testkit/vitest/test-database'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditCommand } from './command.ts'
import { invariants } from './invariants.ts'
import type { AuditReport } from './report.ts'
import { runAudit } from './run-audit.ts'
import { join, run } from './sample/sample-commands.test-support.ts'
import { takeLane, makeSampleWorld, open } from './sample/sample-world.test-support.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
  await makeSampleWorld(database)
})

afterAll(() => database.drop())

const connectedTo = async <T>(
  url: string,
  work: (connected: DatabaseConnection) => Promise<T>,
): Promise<T> => {
  const connected = open(url)
  try {
    return await work(connected)
  } finally {
    await connected.close()
  }
}

const command = async (...args: string[]) => {
  const out: string[] = []
  const errors: string[] = []
  const io = { environment: {}, devFile: 'missing/dev.json' }
  const code = await auditCommand(args, {
    ...io,
    print: line => out.push(line),
    printError: line => errors.push(line),
  })
  return { code, out, errors }
}

describe('an audit of consistent books', () => {
  it.each(['appUrl', 'ownerUrl'] as const)(
    'every invariant holds and checks at least one row, through %s',
    async role => {
      const report = await connectedTo(database[role], ({ db }) => runAudit(db))
      expect(report.results.flatMap(result => result.problems)).toEqual([])
      expect(report).toMatchObject({ ok: invariants.length, failed: 0, members: ['meridian', 'hullabaloo'] })
      const idle = report.results.filter(result => result.checked === 0).map(result => result.id)
      expect(idle).toEqual([])
    },
  )

  it('prints one line per invariant, then a summary', async () => {
    const { code, out } = await command('--database', database.appUrl, '--only', 'I1,I8', '--only', 'I24')
    expect(code).toBe(0)
    expect(out).toEqual([
      'ok    I1  All balances of a currency add up to zero                 2 currencies',
      expect.stringMatching(/^ok {4}I8 {2}The chain of journal hashes is unbroken {19}\d+ journals$/),
      'ok    I24 Every play ends exactly once                              235 plays',
      'audit: 3 ok, 0 failed',
    ])
  })

  it('audits a single member and prints JSON', async () => {
    const { code, out } = await command(
      '--database',
      database.appUrl,
      '--member',
      'hullabaloo',
      '--json',
      '--all-draws',
    )
    expect(code).toBe(0)
    const report = JSON.parse(out.join('\n')) as AuditReport
    expect(report.members).toEqual(['hullabaloo'])
    expect(report.results.find(result => result.id === 'I17')).toMatchObject({ checked: 1, problems: [] })
  })

  it('takes no locks and writes nothing', async () => {
    await connectedTo(database.ownerUrl, ({ db }) =>
      db.transaction().execute(async tx => {
        await sql`LOCK TABLE ticket, journal, account, lane, game_instance IN EXCLUSIVE MODE`.execute(tx)
        expect((await command('--database', database.appUrl, '--only', 'I2,I8,I17,I19')).code).toBe(0)
      }),
    )
  })

  it('finds no problems while plays are being sold', async () => {
    const sold = await connectedTo(database.appUrl, async ({ pool, db }) => {
      const lane = await takeLane(pool, 1)
      let auditing = true
      const sell = async () => {
        let joins = 0
        for (; auditing && joins < 150; joins++) await run(lane, [join(3, 48003, [[1, 2, 3]])])
        return joins
      }
      const selling = sell()
      const report = await runAudit(db, { members: ['meridian'] })
      auditing = false
      expect(report.results.flatMap(result => result.problems)).toEqual([])
      return selling
    })
    expect(sold).toBeGreaterThan(1)
  })
})

describe('the audit command', () => {
  it.each([
    ['a missing database option', [], 'no database given'],
    ['an unreachable database', ['--database', 'postgres://fairground_app@127.0.0.1:1/none'], 'ECONNREFUSED'],
    ['an unknown option', ['--fix'], "Unknown option '--fix'"],
  ])('exits with 2 for %s', async (_, args, words) => {
    const { code, errors } = await command(...args)
    expect(code).toBe(2)
    expect(errors.join('\n')).toContain(words)
  })

  it.each([
    ['member', ['--member', 'nobody'], 'no such member: nobody'],
    ['invariant', ['--only', 'I99'], 'no such invariant: I99'],
  ])('exits with 2 for an unknown %s', async (_, args, words) => {
    const { code, errors } = await command('--database', database.appUrl, ...args)
    expect(code).toBe(2)
    expect(errors).toEqual([`audit: ${words}`])
  })

  it('exits with 2 on a database without the schema', async () => {
    const url = new URL(database.ownerUrl)
    url.pathname = '/postgres'
    expect((await command('--database', url.href)).errors.join()).toContain('"member" does not exist')
  })

  it('exits with 1 on broken books and prints at most five problems per invariant', async () => {
    await connectedTo(database.ownerUrl, ({ db }) => sql`UPDATE game_instance SET players = 0`.execute(db))
    const { code, out } = await command('--database', database.appUrl, '--only', 'I14,I15')
    expect(code).toBe(1)
    expect(out[0]).toMatch(/^FAIL {2}I14 /)
    expect(out[1]).toBe(
      '        meridian: instance 48001 says 220 plays of 0 players (cap 500), there are 220 of 3',
    )
    expect(out.at(-1)).toBe('audit: 1 ok, 1 failed')
  })
})

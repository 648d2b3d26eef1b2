import { inMember } from '@fairground/database/transaction'
import { type TestDatabase, testDatabase } from '@fairground/testkit/vitest/test-database'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { checkMember } from './check.ts'
import { bySql, type Problem } from './invariant.ts'
import { open } from './sample/sample-world.test-support.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

const toInvariant = (problems: RawBuilder<Problem>) =>
  bySql({ id: 'A1', title: 'A planted invariant', unit: 'row' }, () => ({
    count: sql<{ count: bigint }>`SELECT 1 AS count`,
    problems: [problems],
  }))
const broken = toInvariant(sql<Problem>`SELECT (1 / 0)::text AS problem`)
const intact = toInvariant(sql<Problem>`SELECT 'none' AS problem WHERE false`)

it('reports a check that fails, and goes on with the next one in the same transaction', async () => {
  const { db, close } = open(database.appUrl)
  onTestFinished(close)
  const member = { id: 1, code: 'test' }
  const options = { newestDraws: 0, onProgress: () => undefined }
  const findings = await inMember(db, member.id, async tx => [
    await checkMember(tx, broken, member, options),
    await checkMember(tx, intact, member, options),
  ])
  expect(findings).toEqual([
    { checked: 0, problems: ['could not be checked: division by zero'] },
    { checked: 1, problems: [] },
  ])
})

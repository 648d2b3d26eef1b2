import type { Tx } from '@fairground/database/transaction'
import { type TestDatabase, testDatabase } from '@fairground/testkit/vitest/test-database'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkDatabase, checkMember } from '#audit/check.ts'
import { bonusFaults } from './bonuses-faults.test-support.ts'
import { cashierFaults } from './cashier-faults.test-support.ts'
import { contentFaults } from './content-faults.test-support.ts'
import { deckFaults } from './decks-faults.test-support.ts'
import { drawFaults } from './draws-faults.test-support.ts'
import { type Fault } from './fault.test-support.ts'
import { gameFaults } from './games-faults.test-support.ts'
import { giftFaults } from './gifts-faults.test-support.ts'
import { logFaults } from './log-faults.test-support.ts'
import { moneyFaults } from './money-faults.test-support.ts'
import { playerDeskFaults } from './player-desk-faults.test-support.ts'
import { progressFaults } from './progress-faults.test-support.ts'
import { providerFaults } from './provider-faults.test-support.ts'
import { protectionFaults } from './protection-faults.test-support.ts'
import { receiptFaults } from './receipts-faults.test-support.ts'
import { reportFaults } from './reports-faults.test-support.ts'
import { rewardFaults } from './rewards-faults.test-support.ts'
import { schemaFaults } from './schema-faults.test-support.ts'
import { moneyDeskFaults } from './money-desk-faults.test-support.ts'
import { staffFaults } from './staff-faults.test-support.ts'
import { ticketFaults } from './tickets-faults.test-support.ts'
import { voidFaults } from './voids-faults.test-support.ts'
import { webhookFaults } from './webhook-faults.test-support.ts'
import { invariants } from '#audit/invariants.ts'
import { makeSampleWorld, open } from '#audit/sample/sample-world.test-support.ts'

let database: TestDatabase
let owner: ReturnType<typeof open>

beforeAll(async () => {
  database = await testDatabase()
  await makeSampleWorld(database)
  owner = open(database.ownerUrl)
})

afterAll(async () => {
  await owner.close()
  await database.drop()
})

/** Plants the fault as the owner and audits as the application, in one transaction that is rolled back. */
const findings = async ({ plant, fails }: Fault): Promise<Record<string, string>> => {
  const tx = await owner.db.startTransaction().execute()
  try {
    await sql`SET LOCAL session_replication_role = replica`.execute(tx)
    for (const statement of plant) await sql.raw(statement).execute(tx)
    await sql`SET LOCAL ROLE fairground_app`.execute(tx)
    return await audit(tx, Object.keys(fails))
  } finally {
    await tx.rollback().execute()
  }
}

/** Slow invariants: they run only for faults that must break them. */
const slow = new Set(['I22', 'A11', 'A23', 'I37'])

const audit = async (tx: Tx, fails: readonly string[]): Promise<Record<string, string>> => {
  const found: Record<string, string> = {}
  for (const invariant of invariants) {
    if (slow.has(invariant.id) && !fails.includes(invariant.id)) continue
    const { problems } =
      invariant.scope === 'database'
        ? await checkDatabase(tx, invariant)
        : await checkMember(
            tx,
            invariant,
            { id: 1, code: 'meridian' },
            { newestDraws: 20, onProgress: () => undefined },
          )
    if (problems.length > 0) found[invariant.id] = problems.join('\n')
  }
  return found
}

const every = [
  ...moneyFaults,
  ...staffFaults,
  ...playerDeskFaults,
  ...contentFaults,
  ...moneyDeskFaults,
  ...webhookFaults,
  ...reportFaults,
  ...gameFaults,
  ...providerFaults,
  ...protectionFaults,
  ...bonusFaults,
  ...progressFaults,
  ...cashierFaults,
  ...giftFaults,
  ...ticketFaults,
  ...receiptFaults,
  ...voidFaults,
  ...drawFaults,
  ...deckFaults,
  ...rewardFaults,
  ...logFaults,
  ...schemaFaults,
]

describe('the audit detects a planted fault', () => {
  it.each(every)('$name', async fault => {
    const found = await findings(fault)
    expect(found).toEqual(
      Object.fromEntries(
        Object.entries(fault.fails).map(([id, words]) => [id, expect.stringContaining(words)]),
      ),
    )
  })
})

it('every invariant has a planted fault', () => {
  const planted = new Set(every.flatMap(fault => Object.keys(fault.fails)))
  expect(invariants.map(invariant => invariant.id).filter(id => !planted.has(id))).toEqual([])
})

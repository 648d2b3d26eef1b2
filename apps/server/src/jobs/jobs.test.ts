import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, type DatabaseConnection } from '@fairground/database/connect'
import { inMember } from '@fairground/database/transaction'
import { until } from '@fairground/testkit/server/until'
import {
  getMails,
  getMessages,
  type SandboxAddresses,
  createSandboxAddresses,
  createSandboxProcesses,
} from '@fairground/testkit/services/sandbox'
import type { RunningProcess } from '@fairground/testkit/services/process'
import { type TestDatabase, testDatabase } from '@fairground/testkit/vitest/test-database'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLog } from '#platform/log.ts'
import { createMailer } from '#providers/mail.ts'
import { createTextMessages } from '#providers/text-messages.ts'
import { createTestVault } from '#testing/test-vault.test-support.ts'
import { createJobs, type Jobs, type JobWorker, startJobs } from './jobs.ts'

const folder = mkdtempSync(join(tmpdir(), 'jobs-'))
const log = createLog('test', 'silent')
const vault = createTestVault()

let database: TestDatabase
let outside: SandboxAddresses
let running: RunningProcess[]
let app: DatabaseConnection
let jobs: Jobs
let worker: JobWorker

beforeAll(async () => {
  database = await testDatabase()
  outside = await createSandboxAddresses(0)
  const standIns = createSandboxProcesses(folder, outside)
  running = [standIns.mail(), standIns.messages()]
  await until('stand-ins', () => getMails(outside, '').then(Boolean, () => false))
  await until('stand-ins', () => getMessages(outside, '').then(Boolean, () => false))
  app = connect({ url: database.appUrl, connections: 2, name: 'test', onError: () => undefined })
  const deps = { databaseUrl: database.appUrl, vault, log }
  jobs = createJobs(deps)
  worker = await startJobs(deps, {
    mail: createMailer(outside.smtpUrl),
    textMessage: createTextMessages(outside.messagesUrl),
    push: () => Promise.resolve(),
  })
})

afterAll(async () => {
  await worker.stop()
  await jobs.stop()
  await app.close()
  await Promise.all(running.map(process => process.stop()))
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

const mail = (to: string, subject = 'Hello') => ({
  from: 'North <no-reply@north.example>',
  to,
  subject,
  text: 'Plain words',
  html: '<p>Plain words</p>',
})

it('sends a mail after its transaction commits', async () => {
  await inMember(app.db, 1, tx => jobs.add(tx, 1, 'mail', mail('alice@example.test')))
  const received = await until('mail', async () => (await getMails(outside, 'alice@example.test'))[0])
  expect(received).toMatchObject({ from: '"North" <no-reply@north.example>', subject: 'Hello' })
  expect(received.text.trim()).toBe('Plain words')
})

it('sends nothing for a transaction that rolled back', async () => {
  const failing = inMember(app.db, 1, async tx => {
    await jobs.add(tx, 1, 'mail', mail('nobody@example.test'))
    throw new Error('rolled back')
  })
  await expect(failing).rejects.toThrow('rolled back')
  await inMember(app.db, 1, tx => jobs.add(tx, 1, 'mail', mail('next@example.test')))
  await until('the next one', async () => (await getMails(outside, 'next@example.test')).length)
  expect(await getMails(outside, 'nobody@example.test')).toEqual([])
})

it('sends thirty mails of one transaction, each once', async () => {
  const addresses = Array.from({ length: 30 }, (_, i) => `crowd${i}@example.test`)
  await inMember(app.db, 1, async tx => {
    for (const to of addresses) await jobs.add(tx, 1, 'mail', mail(to))
  })
  await until('thirty mails', async () => {
    const counts = await Promise.all(addresses.map(async to => (await getMails(outside, to)).length))
    return counts.every(count => count === 1)
  })
})

it('repeats the job of a killed worker that no longer sends heartbeats', async () => {
  const to = 'killed@example.test'
  await inMember(app.db, 1, async tx => {
    await jobs.add(tx, 1, 'mail', mail(to))
    await sql`UPDATE jobs.job SET state = 'active', started_on = now(), heartbeat_on = now()
               WHERE name = 'mail' AND state = 'created'`.execute(tx)
  })
  await until('the mail', async () => (await getMails(outside, to))[0], 90_000)
}, 120_000)

it('stores no addresses and no texts in plain text', async () => {
  const { rows } = await app.pool.query<{ line: string }>('SELECT job::text AS line FROM jobs.job')
  expect(rows.length).toBeGreaterThan(0)
  for (const { line } of rows) expect(line).not.toMatch(/alice|example|Plain/)
})

it('retries after an outage of the provider', async () => {
  const outage = (on: boolean) =>
    fetch(`${outside.messagebox}/outage`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ on }),
    })
  await outage(true)
  const message = { to: '+442079460018', text: 'Your code is 123456', channel: 'sms' } as const
  await inMember(app.db, 1, tx => jobs.add(tx, 1, 'textMessage', message))
  await until('a failure', async () => {
    const { rows } = await app.pool.query<{ n: bigint }>(
      `SELECT count(*) AS n FROM jobs.job WHERE name = 'textMessage' AND state = 'retry'`,
    )
    return rows[0]?.n === 1n
  })
  await outage(false)
  const received = await until(
    'message',
    async () => (await getMessages(outside, '+442079460018')).map(({ text }) => text).join(),
    25_000,
  )
  expect(received).toBe('Your code is 123456')
})

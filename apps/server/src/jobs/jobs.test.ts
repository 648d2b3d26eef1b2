import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, type Connected } from '@fairground/database/connect'
import { inMember } from '@fairground/database/transaction'
import { until } from '@fairground/testkit/server/until'
import {
  mailsTo,
  messagesTo,
  type OutsideAddresses,
  outsideAddresses,
  outsideProcesses,
} from '@fairground/testkit/services/outside'
import type { Running } from '@fairground/testkit/services/process'
import { type TestDatabase, testDatabase } from '@fairground/testkit/vitest/test-database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLog } from '#log.ts'
import { createMailer } from '#providers/mail.ts'
import { createTextMessages } from '#providers/text-messages.ts'
import { createVault } from '#vault/vault.ts'
import { createJobs, type Jobs, type JobWorker, startJobs } from './jobs.ts'

const folder = mkdtempSync(join(tmpdir(), 'jobs-'))
const log = createLog('test', 'silent')
const vault = createVault(randomBytes(32))

let database: TestDatabase
let outside: OutsideAddresses
let running: Running[]
let app: Connected
let jobs: Jobs
let worker: JobWorker

beforeAll(async () => {
  database = await testDatabase()
  outside = await outsideAddresses(0)
  const standIns = outsideProcesses(folder, outside)
  running = [standIns.mail(), standIns.messages()]
  await until('stand-ins', () => mailsTo(outside, '').then(Boolean, () => false))
  await until('stand-ins', () => messagesTo(outside, '').then(Boolean, () => false))
  app = connect({ url: database.appUrl, connections: 2, name: 'test', onError: () => undefined })
  const parts = { databaseUrl: database.appUrl, vault, log }
  jobs = createJobs(parts)
  worker = await startJobs(parts, {
    mail: createMailer(outside.smtpUrl),
    textMessage: createTextMessages(outside.messagesUrl),
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

it('sends a mail once its transaction is committed', async () => {
  await inMember(app.db, 1, tx => jobs.add(tx, 1, 'mail', mail('alice@example.test')))
  const kept = await until('mail', async () => (await mailsTo(outside, 'alice@example.test'))[0])
  expect(kept).toMatchObject({ from: '"North" <no-reply@north.example>', subject: 'Hello' })
  expect(kept.text.trim()).toBe('Plain words')
})

it('sends nothing of what was taken back', async () => {
  const failing = inMember(app.db, 1, async tx => {
    await jobs.add(tx, 1, 'mail', mail('nobody@example.test'))
    throw new Error('taken back')
  })
  await expect(failing).rejects.toThrow('taken back')
  await inMember(app.db, 1, tx => jobs.add(tx, 1, 'mail', mail('next@example.test')))
  await until('the next one', async () => (await mailsTo(outside, 'next@example.test')).length)
  expect(await mailsTo(outside, 'nobody@example.test')).toEqual([])
})

it('sends many at once within moments', async () => {
  const people = Array.from({ length: 30 }, (_, i) => `crowd${i}@example.test`)
  await inMember(app.db, 1, async tx => {
    for (const to of people) await jobs.add(tx, 1, 'mail', mail(to))
  })
  await until('thirty mails', async () => {
    const counts = await Promise.all(people.map(async to => (await mailsTo(outside, to)).length))
    return counts.every(count => count === 1)
  })
})

it('keeps addresses and words out of the table of jobs', async () => {
  const { rows } = await app.pool.query<{ line: string }>('SELECT job::text AS line FROM jobs.job')
  expect(rows.length).toBeGreaterThan(0)
  for (const { line } of rows) expect(line).not.toMatch(/alice|example|Plain/)
})

it('tries again when the provider was away', async () => {
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
  const kept = await until(
    'message',
    async () => (await messagesTo(outside, '+442079460018')).map(({ text }) => text).join(),
    25_000,
  )
  expect(kept).toBe('Your code is 123456')
})

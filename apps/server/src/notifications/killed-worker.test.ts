import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inMember } from '@fairground/database/transaction'
import { until } from '@fairground/testkit/server/until'
import { freePort } from '@fairground/testkit/services/free-port'
import { run, type RunningProcess } from '@fairground/testkit/services/process'
import { type PushBrowser, subscribeBrowser } from '@fairground/testkit/services/push'
import {
  createSandboxAddresses,
  createSandboxProcesses,
  getMails,
  pushEnvironment,
  type SandboxAddresses,
} from '@fairground/testkit/services/sandbox'
import { natsUrl } from '@fairground/testkit/vitest/test-database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeDetails } from '#player/details.ts'
import { type Books, openBooks } from '#testing/books.test-support.ts'
import { joinCommand } from '#testing/join-command.test-support.ts'
import { openVault } from '#vault/vault.ts'
import { saveSubscription } from './push-subscriptions.ts'
import { storePreference } from './queries/preferences.ts'

const root = join(import.meta.dirname, '..', '..', '..', '..')
const folder = mkdtempSync(join(tmpdir(), 'killed-worker-'))
const keyFolder = join(folder, 'keys')
const address = 'killed@example.test'
const running: RunningProcess[] = []
let books: Books
let outside: SandboxAddresses
let browser: PushBrowser
let playerId: number

const startWorker = (failpoint = '') => {
  const logFile = join(folder, `worker-${running.length}.log`)
  const started = run(process.execPath, ['apps/server/src/main.ts', '--services=worker'], {
    cwd: root,
    logFile,
    env: {
      ...process.env,
      FAIRGROUND_DATABASE_URL: books.database.appUrl,
      FAIRGROUND_RELAY_URL: books.database.relayUrl,
      FAIRGROUND_NATS_URL: natsUrl(),
      FAIRGROUND_KEY_FOLDER: keyFolder,
      FAIRGROUND_SIGNER_FOLDER: join(folder, 'signer'),
      FAIRGROUND_BEACON_URLS: 'http://127.0.0.1:1',
      FAIRGROUND_SMTP_URL: outside.smtpUrl,
      ...pushEnvironment(outside),
      FAIRGROUND_FAILPOINT: failpoint,
    },
  })
  running.push(started)
  const hasDied = () =>
    existsSync(logFile) && readFileSync(logFile, 'utf8').includes(`failpoint ${failpoint}\n`)
  return { ...started, hasDied }
}

beforeAll(async () => {
  books = await openBooks({ pick: 1, from: 4 })
  outside = await createSandboxAddresses(await freePort())
  const processes = createSandboxProcesses(folder, outside)
  running.push(processes.mail(), processes.push())
  await until('the mail server', () => getMails(outside).then(Boolean, () => false))
  browser = await until('the push service', () => subscribeBrowser(outside).catch(() => undefined))
  playerId = (await books.players(1))[0]!
  const player = { memberId: books.memberId, playerId }
  const vault = openVault(keyFolder)
  await inMember(books.app.db, books.memberId, async tx => {
    await writeDetails(tx, vault, player, { email: address })
    await saveSubscription(tx, vault, player, browser.subscription)
    await storePreference(tx, player, { kind: 'refund', channel: 'push', enabled: true })
  })
}, 120_000)
afterAll(async () => {
  await Promise.all(running.map(process => process.stop()))
  await books.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Sells a ticket in a new instance. No worker may run: it deletes unsold instances of a game without a schedule. */
const sellInstance = async (): Promise<number> => {
  const instanceId = await books.instance()
  await books.run([joinCommand({ playerId, instanceId, lines: [[1]] })])
  return instanceId
}

const refundInstance = async (instanceId: number): Promise<string> => {
  await books.run([{ name: 'refund', request: { instanceId, currency: books.currency, limit: 10 } }])
  return `refund/${instanceId}`
}

const readSubjects = async (): Promise<string[]> =>
  (
    await books.rows<{ subject: string }>(
      'SELECT subject FROM notification WHERE player_id = $1 ORDER BY id',
      [playerId],
    )
  ).map(row => row.subject)

const countSent = async () => ({
  mails: (await getMails(outside, address)).length,
  pushed: (await browser.readMessages()).length,
})

it('notifies once by list, mail and push although the worker is killed before and after the commit', {
  timeout: 300_000,
}, async () => {
  const [firstInstance, nextInstance] = [await sellInstance(), await sellInstance()]
  const subject = await refundInstance(firstInstance)
  const first = startWorker('notify.beforeCommit')
  await until('the first worker dies', first.hasDied, 90_000)
  expect(await readSubjects()).toEqual([])

  const second = startWorker('notify.afterCommit')
  await until('the second worker dies', second.hasDied, 90_000)
  expect(await readSubjects()).toEqual([subject])

  startWorker()
  const isSent = (count: number) => async () => {
    const { mails, pushed } = await countSent()
    return mails >= count && pushed >= count
  }
  await until('mail and push message', isSent(1), 90_000)
  const next = await refundInstance(nextInstance)
  await until('the next mail and push message', isSent(2), 90_000)
  expect(await countSent()).toEqual({ mails: 2, pushed: 2 })
  expect(await readSubjects()).toEqual([subject, next])
  expect(await books.rows('SELECT FROM notification_cause')).toEqual([])
  expect(await books.problems()).toEqual([])
})

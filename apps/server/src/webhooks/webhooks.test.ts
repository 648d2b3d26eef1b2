import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@fairground/testkit/services/free-port'
import { run, type RunningProcess } from '@fairground/testkit/services/process'
import type { StaffMember } from '@fairground/testkit/staff/staff-member'
import { natsUrl } from '@fairground/testkit/vitest/test-database'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { withMemberClient } from '#ledger/member-client.ts'
import { type Books, openBooks } from '#testing/books.test-support.ts'
import { openTestConsole, type TestConsole } from '#testing/test-console.test-support.ts'
import { until } from '#testing/until.test-support.ts'
import { openVault } from '#vault/vault.ts'

/** WEBHOOK_EVENTS=100000 is the long run. */
const eventCount = Number(process.env['WEBHOOK_EVENTS'] ?? '1500')
const objects = Math.max(30, Math.floor(eventCount / 50))
const root = join(import.meta.dirname, '..', '..', '..', '..')
const folder = mkdtempSync(join(tmpdir(), 'webhooks-'))
const keyFolder = join(folder, 'keys')
const running: RunningProcess[] = []
const reason = 'a test'
const longMs = 3_600_000
let books: Books
let staffConsole: TestConsole
let admin: StaffMember
let receiver: string

interface Box {
  readonly accepted: readonly { readonly id: string; readonly object: string; readonly position: number }[]
  readonly requests: number
  readonly badSignatures: number
  readonly signatures: number
}

const readBox = async (path: string): Promise<Box> =>
  (await (await fetch(`${receiver}/box${path}`)).json()) as Box
const setBox = (path: string, change: object) =>
  fetch(`${receiver}/box${path}`, { method: 'PUT', body: JSON.stringify(change) })

const startFastWorker = (...args: readonly string[]): RunningProcess => {
  const started = run(
    process.execPath,
    [
      'apps/server/src/webhooks/webhook-worker.test-support.ts',
      books.database.appUrl,
      books.database.relayUrl,
      keyFolder,
      ...args,
    ],
    { cwd: root, logFile: join(folder, 'fast.log') },
  )
  running.push(started)
  return started
}

/** The worker of the platform with its own times. */
const startRealWorker = (): RunningProcess => {
  const started = run(process.execPath, ['apps/server/src/main.ts', '--services=worker'], {
    cwd: root,
    logFile: join(folder, 'worker.log'),
    env: {
      ...process.env,
      FAIRGROUND_DATABASE_URL: books.database.appUrl,
      FAIRGROUND_RELAY_URL: books.database.relayUrl,
      FAIRGROUND_NATS_URL: natsUrl(),
      FAIRGROUND_KEY_FOLDER: keyFolder,
      FAIRGROUND_SIGNER_FOLDER: join(folder, 'signer'),
      FAIRGROUND_BEACON_URLS: 'http://127.0.0.1:1',
      FAIRGROUND_ALLOW_PRIVATE_PARTNERS: '1',
    },
  })
  running.push(started)
  return started
}

beforeAll(async () => {
  books = await openBooks()
  staffConsole = await openTestConsole(books, { vault: openVault(keyFolder) })
  admin = await staffConsole.hire(['platformAdmin'])
  const port = await freePort()
  receiver = `http://127.0.0.1:${port}`
  running.push(
    run(process.execPath, ['apps/server/src/webhooks/receiver.test-support.ts', String(port)], {
      cwd: root,
      logFile: join(folder, 'receiver.log'),
    }),
  )
  await until('the receiver', () => readBox('/ready').then(Boolean, () => false))
}, 120_000)
// A proof counts for five minutes, and the long run takes longer.
beforeEach(() => admin.stepUp())
afterAll(async () => {
  await Promise.all(running.map(process => process.stop('SIGKILL')))
  await staffConsole.close()
  const problems = await books.problems()
  await books.close()
  rmSync(folder, { recursive: true, force: true })
  expect(problems).toEqual([])
}, 300_000)

const createEndpoint = async (
  path: string,
  events: readonly string[] = ['playerOrder', 'playerBalance', 'gameUpdate'],
  memberId = books.memberId,
) => {
  const { endpointId, secret } = await admin.call(
    'createWebhookEndpoint',
    { url: `${receiver}${path}`, events: [...events] as never, reason },
    memberId,
  )
  await setBox(path, { secrets: [secret] })
  return { endpointId, secret }
}

/** Writes events of many objects into the outbox, with personal data that must not leave the platform. */
const putEvents = (count: number, offset = 0, memberId = books.memberId) =>
  withMemberClient(books.app.pool, memberId, client =>
    client.query(
      `INSERT INTO outbox (member_id, topic, event, body)
       SELECT $1::int, 'player.' || $1::int || '.' || p, 'playerOrder',
              json_build_object('eventType', 2, 'memberId', $1::int, 'playerId', p, 'orderId', p, 'orderType', 1 + p % 2,
                                'orderStatus', 1, 'amount', '12.50', 'email', 'anna@example.test')
         FROM (SELECT 1 + (n + $3::int) % $4::int AS p FROM generate_series(1, $2::int) AS n) AS numbers`,
      [memberId, count, offset, objects],
    ),
  )

const countPending = async (memberId = books.memberId): Promise<number> =>
  (await admin.call('listWebhookEndpoints', {}, memberId)).endpoints.reduce(
    (sum, { pending, status }) => sum + (status === 'enabled' ? pending : 0),
    0,
  )

/** The first acceptance of each event, in the order of acceptance, by object. */
const findFirstByObject = ({ accepted }: Box): Map<string, number[]> => {
  const seen = new Set<string>()
  const byObject = new Map<string, number[]>()
  for (const { id, object, position } of accepted) {
    if (seen.has(id)) continue
    seen.add(id)
    byObject.set(object, [...(byObject.get(object) ?? []), position])
  }
  return byObject
}

const findOvertaken = (box: Box): string[] =>
  [...findFirstByObject(box)].flatMap(([object, positions]) =>
    positions.every((position, i) => i === 0 || position > positions[i - 1]!) ? [] : [object],
  )

describe('the addresses of endpoints', () => {
  it.each([
    'http://example.com/hooks',
    'https://10.0.0.1/hooks',
    'https://[::1]/hooks',
    'https://localhost/hooks',
    'https://intranet/hooks',
    'https://user:password@example.com/hooks',
    'ftp://example.com/hooks',
    'hooks',
  ])('refuses %s', async url => {
    const closed = await openTestConsole(books, { allowPrivatePartners: false })
    const staff = await closed.hire(['platformAdmin'])
    const call = staff.call('createWebhookEndpoint', { url, events: ['gameEnd'], reason }, books.memberId)
    await expect(call).rejects.toMatchObject({ fault: { name: 'staff.refused' } })
    await closed.close()
  })

  it('refuses an event that concerns only browsers', async () => {
    const input = { url: `${receiver}/calm`, events: ['privateMessage'], reason }
    const call = admin.call('createWebhookEndpoint', input as never, books.memberId)
    await expect(call).rejects.toMatchObject({ fault: { name: 'request.invalid' } })
  })

  it("refuses the endpoint of another operator's number", async () => {
    const { endpointId } = await createEndpoint('/calm/other', ['gameEnd'], books.otherMemberId)
    const attempts = [
      () => admin.call('rotateWebhookSecret', { endpointId, reason }, books.memberId),
      () =>
        admin.call(
          'updateWebhookEndpoint',
          { endpointId, url: 'https://evil.example', reason },
          books.memberId,
        ),
      () =>
        admin.call(
          'replayWebhooks',
          { endpointId, range: { fromPosition: 1, toPosition: 9 }, reason },
          books.memberId,
        ),
    ]
    for (const attempt of attempts)
      await expect(attempt()).rejects.toMatchObject({ fault: { name: 'staff.refused' } })
    const cashier = await staffConsole.hire(['cashier'])
    await expect(cashier.call('listWebhookEndpoints', {}, books.memberId)).rejects.toMatchObject({
      fault: { name: 'staff.notAllowed' },
    })
  })
})

it(
  `delivers ${eventCount} events at least once and in order per object to a receiver that fails, sleeps and hangs up, although workers are killed`,
  async () => {
    await createEndpoint('/wild')
    const batch = Math.max(1, Math.ceil(eventCount / 100))
    const firstWorker = startRealWorker()
    const started = performance.now()
    const writing = (async () => {
      for (let done = 0; done < eventCount; done += batch)
        await putEvents(Math.min(batch, eventCount - done), done)
    })()
    await until(
      'the worker of the platform delivers',
      async () => (await readBox('/wild')).requests > 50,
      90_000,
    )
    await firstWorker.kill()
    await writing
    const secondWorker = startFastWorker()
    const half = async () => (await readBox('/wild')).requests > eventCount / 2
    await until('half of the events', half, longMs)
    await secondWorker.kill()
    startFastWorker()
    startFastWorker()
    const isDone = async () => findCount(await readBox('/wild')) >= eventCount && (await countPending()) === 0
    await until('all events', isDone, longMs)
    const seconds = (performance.now() - started) / 1000
    const box = await readBox('/wild')
    console.log(
      `${eventCount} events of ${objects} objects in ${seconds.toFixed(1)} s: ${(eventCount / seconds).toFixed(0)} per second, ${box.requests} requests`,
    )
    expect(findCount(box)).toBe(eventCount)
    expect(findOvertaken(box)).toEqual([])
    expect(box.badSignatures).toBe(0)
    // Otherwise the receiver was not wild and the test would prove nothing.
    expect(box.requests).toBeGreaterThan(eventCount * 1.03)
    expect(box.accepted.length).toBeGreaterThan(eventCount)
  },
  longMs,
)

const findCount = ({ accepted }: Box): number => new Set(accepted.map(({ id }) => id)).size

it('finds a receiver that got events out of order or a wrong signature', async () => {
  const at = (id: string, position: number) => ({ id, object: 'player/1', position })
  const box = { requests: 2, badSignatures: 0, signatures: 1 }
  expect(findOvertaken({ ...box, accepted: [at('b', 2), at('a', 1)] })).toEqual(['player/1'])
  expect(findOvertaken({ ...box, accepted: [at('a', 1), at('b', 2), at('a', 1)] })).toEqual([])
  await setBox('/calm/forged', { secrets: ['whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA='] })
  await fetch(`${receiver}/calm/forged`, {
    method: 'POST',
    body: '{}',
    headers: { 'webhook-timestamp': '1' },
  })
  expect((await readBox('/calm/forged')).badSignatures).toBe(1)
})

describe('deliveries', () => {
  it('contain ids and statuses and no personal data', async () => {
    const [row] = await books.rows<{ data: object }>(
      `SELECT data FROM webhook_event WHERE member_id = $1 LIMIT 1`,
      [books.memberId],
    )
    expect(Object.keys(row!.data).sort()).toEqual(['orderId', 'orderStatus', 'orderType', 'playerId'])
  })

  it(
    'are delivered again by positions and by time, with the same message ids',
    async () => {
      const { endpointId } = await createEndpoint('/calm/replay')
      const from = 11
      const { replayId, events } = await admin.call(
        'replayWebhooks',
        { endpointId, range: { fromPosition: from, toPosition: from + 99 }, reason },
        books.memberId,
      )
      expect([replayId, events]).toEqual([1, 100])
      await until('the replay', async () => findCount(await readBox('/calm/replay')) === 100)
      const box = await readBox('/calm/replay')
      expect(box.accepted.map(({ position }) => position).sort((a, b) => a - b)).toEqual(
        Array.from({ length: 100 }, (_, i) => from + i),
      )
      expect(findOvertaken(box)).toEqual([])
      const wild = new Map((await readBox('/wild')).accepted.map(({ id, position }) => [position, id]))
      for (const { id, position } of box.accepted) expect(id).toBe(wild.get(position))
      const all = await admin.call(
        'replayWebhooks',
        { endpointId, range: { from: Date.now() - longMs, to: Date.now() + 1000 }, reason },
        books.memberId,
      )
      expect([all.replayId, all.events]).toEqual([2, eventCount])
      await until('the second replay', async () => (await countPending()) === 0, longMs)
      await expect(
        admin.call(
          'replayWebhooks',
          { endpointId, range: { fromPosition: 999_999_999, toPosition: 999_999_999 }, reason },
          books.memberId,
        ),
      ).rejects.toMatchObject({ fault: { name: 'staff.refused' } })
    },
    longMs,
  )

  it('are listed in pages with their attempts', async () => {
    const list = (input: object) =>
      admin.call('listWebhookDeliveries', { endpointId: 1, limit: 2, ...input }, books.memberId)
    const { deliveries: first, next } = await list({})
    const second = (await list({ after: next })).deliveries
    expect([...first, ...second].map(({ position }) => position)).toEqual([
      eventCount,
      eventCount - 1,
      eventCount - 2,
      eventCount - 3,
    ])
    expect(first[0]).toMatchObject({ status: 'delivered', event: 'playerOrder', answer: 'HTTP 204' })
    expect((await list({ status: 'pending' })).deliveries).toEqual([])
  })

  it('carry the signatures of both secrets after a rotation', async () => {
    const { endpointId, secret } = await createEndpoint('/calm/rotated')
    const rotated = await admin.call('rotateWebhookSecret', { endpointId, reason }, books.memberId)
    expect(rotated.secret).not.toBe(secret)
    await setBox('/calm/rotated', { secrets: [secret, rotated.secret] })
    await putEvents(3)
    await until('three events', async () => findCount(await readBox('/calm/rotated')) === 3)
    expect(await readBox('/calm/rotated')).toMatchObject({ badSignatures: 0, signatures: 2 })
  })

  it('reach other operators while a receiver sleeps', async () => {
    await createEndpoint('/slow')
    await setBox('/slow', { sleepMs: 60_000 })
    await createEndpoint('/calm/quick', ['playerOrder'], books.otherMemberId)
    await putEvents(objects)
    await until('the receiver sleeps', async () => (await readBox('/slow')).requests > 0)
    await putEvents(20, 0, books.otherMemberId)
    await until('the other operator', async () => findCount(await readBox('/calm/quick')) === 20, 15_000)
    expect((await readBox('/slow')).accepted).toEqual([])
  })

  it('end with HTTP 410 and continue when staff enable the endpoint again', async () => {
    const { endpointId } = await createEndpoint('/gone')
    await setBox('/gone', { always: 410 })
    await putEvents(1)
    const find = async () =>
      (await admin.call('listWebhookEndpoints', {}, books.memberId)).endpoints.find(
        each => each.endpointId === endpointId,
      )
    await until('the endpoint is disabled', async () => (await find())?.status === 'disabled')
    expect(await find()).toMatchObject({ disabledReason: 'the receiver answered HTTP 410', pending: 1 })
    await setBox('/gone', { always: 204 })
    await admin.call('updateWebhookEndpoint', { endpointId, status: 'enabled', reason }, books.memberId)
    await until('the pending event', async () => (await find())?.pending === 0)
  })
})

import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { assignOperators } from '@fairground/server/ledger/lane/assign-operators'
import { createLaneClient } from '@fairground/server/ledger/lane/lane-client'
import { openLaneKeys } from '@fairground/server/ledger/lane/lane-keys'
import { type Books, openBooks } from '@fairground/server/testing/books.test-support'
import { joinCommand } from '@fairground/server/testing/join-command.test-support'
import { testBroker } from '@fairground/server/testing/test-broker.test-support'
import { watchTopics } from '@fairground/server/testing/topic-viewer.test-support'
import { unsigned } from '@fairground/server/testing/unsigned.test-support'
import { until } from '@fairground/server/testing/until.test-support'
import { freePort } from '@fairground/testkit/services/free-port'
import { run, type RunningProcess } from '@fairground/testkit/services/process'
import { natsUrl } from '@fairground/testkit/vitest/test-database'
import { afterAll, beforeAll, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const folder = mkdtempSync(join(tmpdir(), 'killed-'))
const running: RunningProcess[] = []
let books: Books
let environment: Record<string, string>

const node = (...args: string[]) => {
  const logFile = join(folder, `process-${running.length}.log`)
  const started = run(process.execPath, args, {
    cwd: root,
    logFile,
    env: { ...process.env, ...environment },
  })
  running.push(started)
  return { ...started, logFile }
}

/** Starts a service and waits until it is running, because a starting standby cannot take over. */
const service = async (name: string): Promise<RunningProcess> => {
  const started = node('apps/server/src/main.ts', `--services=${name}`)
  await until(
    `${name} runs`,
    () => existsSync(started.logFile) && readFileSync(started.logFile, 'utf8').includes('"services started"'),
    30_000,
  )
  return started
}

beforeAll(async () => {
  books = await openBooks({ pick: 1, from: 4, cap: 100_000, playerMax: 1000 })
  const port = await freePort()
  environment = {
    FAIRGROUND_DATABASE_URL: books.database.appUrl,
    FAIRGROUND_RELAY_URL: books.database.relayUrl,
    FAIRGROUND_NATS_URL: natsUrl(),
    FAIRGROUND_KEY_FOLDER: join(folder, 'keys'),
    FAIRGROUND_SIGNER_FOLDER: join(folder, 'signer'),
    FAIRGROUND_BEACON_URLS: `http://127.0.0.1:${port}`,
    FAIRGROUND_BEACON_CHAIN: join(folder, 'beacon', 'chain.json'),
  }
  await books.rows('UPDATE game SET active = true WHERE member_id = $1', [books.memberId])
  node('apps/sandbox/src/beacon.ts', '--folder', join(folder, 'beacon'), '--port', String(port))
  await until('the beacon answers', () =>
    fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    ),
  )
})
afterAll(async () => {
  await Promise.all(running.map(process => process.stop()))
  await books.close()
  rmSync(folder, { recursive: true })
})

it('kill -9 of a lane under load and of a worker during a draw loses and doubles nothing', {
  timeout: 240_000,
}, async () => {
  const { memberId } = books
  const players = await books.players(50, 10_000_000n)
  const id = await books.instance()
  const broker = await testBroker()
  const lane = createLaneClient(broker, openLaneKeys(join(folder, 'keys')))
  const viewer = watchTopics(broker, `game.${memberId}.${id}`)
  await broker.flush()
  const owner = async () =>
    (await books.one<{ owner: string | null }>('SELECT owner FROM lane WHERE member_id = $1', [memberId]))
      .owner
  await service('signer')
  const lanes = new Map<string, RunningProcess>()
  for (let i = 0; i < 2; i += 1) {
    const process = await service('lane')
    await until('the lane process is known', async () => {
      const ids = await books.rows<{ id: string }>('SELECT id FROM lane_process')
      const added = ids.map(({ id }) => id).find(id => !lanes.has(id))
      if (added !== undefined) lanes.set(added, process)
      return added !== undefined
    })
  }
  const memberIds = (await books.rows<{ id: number }>('SELECT id FROM member')).map(({ id }) => id)
  const share = assignOperators(memberIds, [...lanes.keys()])
  await until('the assigned process holds the lane', async () => (await owner()) === share.get(memberId))
  const workers = await Promise.all([service('worker'), service('worker')])

  const commands = Array.from({ length: 1500 }, (_, i) =>
    joinCommand({ playerId: players[i % 50]!, instanceId: id, lines: [[1 + (i % 4)]] }),
  )
  let killedAt = Infinity
  let servedAgainAt = Infinity
  const answered = commands.map(async ({ request }, i) => {
    await new Promise(resolve => setTimeout(resolve, i * 4))
    const sentAt = performance.now()
    const answer = await lane.submit(memberId, 'join', request)
    if (sentAt > killedAt) servedAgainAt = Math.min(servedAgainAt, performance.now())
    return answer
  })
  await answered[250]
  const killedOwner = share.get(memberId)!
  await lanes.get(killedOwner)!.kill()
  killedAt = performance.now()
  const takeover = await until('the standby took over', async () => (await owner()) !== killedOwner)
  const answers = await Promise.all(answered)
  expect(answers.every(answer => answer.exitCode === 0)).toBe(true)
  // The lease lasts 3 s and is checked every second.
  expect(takeover).toBeGreaterThan(1000)
  expect(takeover).toBeLessThan(5000)
  expect(servedAgainAt - killedAt).toBeLessThan(5000)
  const stored = await books.rows<{ op_key: string; result: unknown }>(
    `SELECT op_key, result FROM journal WHERE kind = 'join'`,
  )
  expect(stored).toHaveLength(1500)
  const results = new Map(stored.map(row => [row.op_key, row.result]))
  expect(commands.map(({ request }) => results.get(request.opKey))).toEqual(answers.map(unsigned))

  const status = async () =>
    (await books.one<{ status: string }>('SELECT status FROM game_instance WHERE id = $1', [id])).status
  const hurry = () =>
    books.rows(
      `UPDATE game_instance SET due_at = clock_timestamp(), reg_end = least(reg_end, clock_timestamp()), start_at = least(start_at, clock_timestamp()) WHERE id = $1`,
      [id],
    )
  await hurry()
  await until(
    'the close record is stored',
    async () => (await books.rows('SELECT FROM draw_commit WHERE instance_id = $1', [id])).length === 1,
  )
  await workers[0].kill()
  await until('the draw is ready', async () => ['READY', 'STARTED'].includes(await status()), 30_000)
  await until('the draw has started', async () => (await status()) === 'STARTED')
  await hurry()
  await until('the draw has ended', async () => (await status()) === 'ENDED')

  const published = await books.rows<{ body: unknown }>(
    'SELECT body FROM outbox WHERE topic = $1 ORDER BY txid, id',
    [`game.${memberId}.${id}`],
  )
  await until('all events were delivered', () => viewer.state.total === published.length)
  expect(viewer.state.gaps).toBe(0)
  expect(viewer.seen.get(`game.${memberId}.${id}`)).toEqual(published.map(row => row.body))
  viewer.stop()
  await broker.close()
  expect(await books.problems()).toEqual([])
})

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@fairground/testkit/services/free-port'
import { getNatsUrl, type Nats, startNats } from '@fairground/testkit/services/nats'
import { run, type RunningProcess } from '@fairground/testkit/services/process'
import { startTcpProxy } from '@fairground/testkit/services/tcp-proxy'
import { type TestDatabase, testDatabase } from '@fairground/testkit/vitest/test-database'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { until } from '#testing/until.test-support.ts'

const root = join(import.meta.dirname, '..', '..', '..', '..', '..')
const folder = mkdtempSync(join(tmpdir(), 'admin-'))
let database: TestDatabase
let network: Awaited<ReturnType<typeof startTcpProxy>>
let nats: Nats | undefined
let server: RunningProcess
const ports = { nats: 0, players: 0, admin: 0 }

/** The answer as text, or undefined while the port does not answer. */
const get = async (port: number, path: string) => {
  const response = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => undefined)
  return response && { status: response.status, text: await response.text() }
}
const getAsAdmin = (path: string) => get(ports.admin, path)
const untilReady = (name: string, status: number, text: string) =>
  until(
    name,
    async () => {
      const answer = await getAsAdmin('/ready')
      return answer?.status === status && answer.text.includes(text)
    },
    60_000,
  )

beforeAll(async () => {
  database = await testDatabase()
  network = await startTcpProxy(database.appUrl.replace('postgres:', 'http:'))
  for (const name of ['nats', 'players', 'admin'] as const) ports[name] = await freePort()
  const url = new URL(database.appUrl)
  url.port = new URL(network.url).port
  server = run(process.execPath, ['apps/server/src/main.ts', '--services=gateway'], {
    cwd: root,
    logFile: join(folder, 'gateway.log'),
    env: {
      ...process.env,
      FAIRGROUND_DATABASE_URL: url.href,
      FAIRGROUND_RELAY_URL: database.relayUrl,
      FAIRGROUND_NATS_URL: getNatsUrl(ports.nats, '{service}'),
      FAIRGROUND_BEACON_URLS: 'http://127.0.0.1:1',
      FAIRGROUND_KEY_FOLDER: join(folder, 'keys'),
      FAIRGROUND_DOCUMENT_FOLDER: join(folder, 'documents'),
      FAIRGROUND_PORT: String(ports.players),
      FAIRGROUND_ADMIN_PORT: String(ports.admin),
      FAIRGROUND_COMMIT: 'abc1234',
    },
  })
})
afterAll(async () => {
  await server.stop()
  await nats?.stop()
  network.stop()
  await database.drop()
  rmSync(folder, { recursive: true })
})

it('reports why a process cannot serve, from its start on', { timeout: 180_000 }, async () => {
  await untilReady('the start waits for the broker', 503, 'the service starts')
  expect(await getAsAdmin('/live')).toEqual({ status: 200, text: '{"live":true}' })

  nats = await startNats({ folder, port: ports.nats })
  await untilReady('the gateway is ready', 200, '"gateway":{"ready":true,"problems":[]}')
  // The database holds no operator yet.
  expect(await get(ports.players, '/health')).toEqual({ status: 200, text: 'true' })

  await nats.stop()
  await untilReady('the broker is away', 503, 'the broker is not connected')
  nats = await startNats({ folder, port: ports.nats })
  await untilReady('the broker is back', 200, '')

  network.cut()
  await untilReady('the database is away', 503, 'the database is not reachable: ')
  await until('no health', async () => (await get(ports.players, '/health'))?.status === 503)
  network.restore()
  await untilReady('the database is back', 200, '')

  const owner = new pg.Client(database.ownerUrl)
  await owner.connect()
  await owner.query(`UPDATE schema_minimum SET minimal = '9999'`)
  await untilReady('the schema needs a newer release', 503, 'Start a newer release')
  await owner.query(`UPDATE schema_minimum SET minimal = '0234'`)
  await owner.end()
  await untilReady('the schema fits again', 200, '')
})

it('serves metrics and the version, and the players see neither', async () => {
  expect((await getAsAdmin('/metrics'))?.text).toContain('fairground_sockets 0')
  expect(JSON.parse((await getAsAdmin('/version'))?.text ?? '')).toEqual({
    release: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    commit: 'abc1234',
    node: process.version,
    services: ['gateway'],
  })
  for (const path of ['/live', '/ready', '/metrics', '/version', '/reference', '/openapi.json'])
    expect((await get(ports.players, path))?.status).toBe(404)
})

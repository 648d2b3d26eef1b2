import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startOpenNats } from '@fairground/testkit/services/nats'
import { freePort } from '@fairground/testkit/services/free-port'
import { run, type RunningProcess } from '@fairground/testkit/services/process'
import { natsUrl, type TestDatabase, testDatabase } from '@fairground/testkit/vitest/test-database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { until } from '#testing/until.test-support.ts'

const root = join(import.meta.dirname, '..', '..', '..', '..')
const folder = mkdtempSync(join(tmpdir(), 'production-'))
const keyFolder = join(folder, 'keys')
const signerFolder = join(folder, 'signer')
const started: RunningProcess[] = []
let database: TestDatabase

const timeout = 120_000

const start = (args: readonly string[], change: Readonly<Record<string, string>> = {}) => {
  const logFile = join(folder, `${started.length}.log`)
  const { FAIRGROUND_OBSERVATIONS: _, ...inherited } = process.env
  const running = run(process.execPath, args, {
    cwd: root,
    logFile,
    env: {
      ...inherited,
      FAIRGROUND_MODE: 'production',
      FAIRGROUND_DATABASE_URL: database.appUrl,
      FAIRGROUND_RELAY_URL: database.relayUrl,
      FAIRGROUND_NATS_URL: natsUrl(),
      FAIRGROUND_BEACON_URLS: 'https://127.0.0.1:1',
      FAIRGROUND_KEY_FOLDER: keyFolder,
      FAIRGROUND_SIGNER_FOLDER: signerFolder,
      FAIRGROUND_DOCUMENT_FOLDER: join(folder, 'documents'),
      ...change,
    },
  })
  started.push(running)
  return { running, output: () => (existsSync(logFile) ? readFileSync(logFile, 'utf8') : '') }
}

const end = async (...args: Parameters<typeof start>) => {
  const { running, output } = start(...args)
  const code = await running.exited
  return { code, output: output() }
}

const server = 'apps/server/src/main.ts'
const initKeys = (...args: string[]) => end(['apps/server/src/fairground.ts', 'keys', 'init', ...args])

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(async () => {
  await Promise.all(started.map(each => each.stop()))
  await database.drop()
  rmSync(folder, { recursive: true })
})

it('refuses a demonstration with every reason at once and creates no key', { timeout }, async () => {
  const chain = join(folder, 'chain.json')
  writeFileSync(
    chain,
    JSON.stringify({ chainHash: 'ab'.repeat(32), publicKey: 'cd'.repeat(96), local: true }),
  )
  const { code, output } = await end([server, '--services=all'], {
    FAIRGROUND_BEACON_CHAIN: chain,
    FAIRGROUND_PAYMENTS_URL: 'http://127.0.0.1:4029',
    FAIRGROUND_PAYMENTS_KEY: 'sandbox',
    FAIRGROUND_PAYMENTS_WEBHOOK_SECRET: 'sandbox',
    FAIRGROUND_SMTP_URL: 'smtp://127.0.0.1:1025',
    FAIRGROUND_MESSAGES_URL: 'http://sandbox@127.0.0.1:4026/messages',
    FAIRGROUND_FAILPOINT: 'pay.midBatch',
    FAIRGROUND_RATE_FACTOR: '1000',
    FAIRGROUND_EXTRA_ORIGINS: 'http://localhost:5173',
    FAIRGROUND_DATABASE_URL: 'postgres://app@db.example/fairground',
  })
  expect(code).toBe(1)
  expect(output.match(/^FAIRGROUND_MODE=production refuses to start:$/m)).not.toBeNull()
  expect(output.split('\n').filter(line => line.startsWith('- '))).toEqual([
    expect.stringContaining('drand quicknet'),
    expect.stringContaining('FAIRGROUND_FAILPOINT'),
    expect.stringContaining('fairground keys init'),
    expect.stringContaining('--services=gateway,lane,worker'),
    expect.stringContaining('FAIRGROUND_DATABASE_URL'),
    expect.stringContaining('FAIRGROUND_PAYMENTS_PROVIDER'),
    expect.stringContaining('FAIRGROUND_SMTP_URL'),
    expect.stringContaining('FAIRGROUND_MESSAGES_URL'),
    expect.stringContaining('FAIRGROUND_RATE_FACTOR'),
    expect.stringContaining('FAIRGROUND_EXTRA_ORIGINS'),
  ])
  expect([existsSync(keyFolder), existsSync(signerFolder)]).toEqual([false, false])
})

it.each([
  ['gateway', ['lane-play.key', 'tickets.pem', 'vault.key']],
  ['lane', ['lane-cashier.key', 'lane-operator.key', 'lane-play.key', 'platform.pem']],
  ['worker', ['lane-cashier.key', 'lane-play.key', 'platform.pem', 'vault.key']],
])('starts a %s that has only the keys %j', { timeout }, async (service, keys) => {
  const ownFolder = join(folder, service)
  const own = { FAIRGROUND_KEY_FOLDER: ownFolder }
  expect(
    (await end(['apps/server/src/fairground.ts', 'keys', 'init', `--services=${service}`], own)).code,
  ).toBe(0)
  expect(readdirSync(ownFolder).toSorted()).toEqual(keys)
  const ports = { FAIRGROUND_PORT: String(await freePort()), FAIRGROUND_ADMIN_PORT: String(await freePort()) }
  const { running } = start([server, `--services=${service}`], { ...own, ...ports })
  const isReady = () =>
    fetch(`http://127.0.0.1:${ports.FAIRGROUND_ADMIN_PORT}/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  await until(`the ${service} is ready`, isReady, 60_000)
  await running.stop()
  expect(readdirSync(ownFolder).toSorted()).toEqual(keys)
})

it('does not start a worker with the keys of a gateway', { timeout }, async () => {
  expect((await initKeys('--services=gateway')).code).toBe(0)
  const { code, output } = await end([server, '--services=worker'])
  expect([code, output]).toEqual([1, expect.stringContaining('platform.pem')])
  expect(output).not.toContain('vault.key')
})

it('creates missing keys once, readable only by their user', { timeout }, async () => {
  const before = readFileSync(join(keyFolder, 'vault.key'))
  const { code, output } = await initKeys('--operators=7')
  expect(code).toBe(0)
  expect(output).toMatch(/^exists {3}\S+vault\.key$/m)
  expect(output).toMatch(/^created {2}\S+platform\.pem$/m)
  expect(readdirSync(keyFolder).toSorted()).toEqual([
    'lane-cashier.key',
    'lane-operator.key',
    'lane-play.key',
    'log-7.pem',
    'platform.pem',
    'tickets.pem',
    'vault.key',
  ])
  expect(readFileSync(join(keyFolder, 'vault.key'))).toEqual(before)
  for (const name of readdirSync(keyFolder)) expect(statSync(join(keyFolder, name)).mode & 0o777).toBe(0o600)
  expect(existsSync(signerFolder)).toBe(false)
})

it('does not start at a broker that accepts clients without a user', { timeout }, async () => {
  const open = await startOpenNats(join(folder, 'open-nats'))
  const { code, output } = await end([server, '--services=lane'], {
    FAIRGROUND_NATS_URL: `nats://lane:password@127.0.0.1:${open.port}`,
  })
  await open.running.stop()
  expect([code, output]).toEqual([1, expect.stringContaining('fairground broker-users')])
})

it('starts the signer as a program only with its keys', { timeout }, async () => {
  const program = ['apps/server/src/signer/program.ts', 'run']
  const refused = await end(program)
  expect([refused.code, refused.output]).toEqual([1, expect.stringMatching(/signer\.pem, .*secrets/)])
  expect(existsSync(signerFolder)).toBe(false)
  expect((await initKeys('--services=signer')).code).toBe(0)
  const signer = start(program)
  await until('the signer listens', () => signer.output().includes('signer listening'), 60_000)
  await signer.running.stop()
  // A signer with a log must get its old secrets back.
  rmSync(join(signerFolder, 'secrets'))
  const again = await initKeys('--services=signer')
  expect([again.code, again.output]).toEqual([1, expect.stringContaining('Restore it from the backup')])
})

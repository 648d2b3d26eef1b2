import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Channel, type ChannelOptions, channelClient } from '@fairground/client/channel'
import { restClient } from '@fairground/client/rest'
import { memoryTokenStore, type TokenStore } from '@fairground/client/token-store'
import { connect } from '@fairground/database/connect'
import { runAudit } from '@fairground/server/audit/run-audit'
import { type Broker, connectBroker } from '@fairground/server/broker/broker'
import { readConfig } from '@fairground/server/config'
import { createLog } from '@fairground/server/log'
import { createMetrics } from '@fairground/server/metrics'
import { services, type Service } from '@fairground/server/services'
import pg from 'pg'
import { seed } from '#demo/seed.ts'
import { type DemoMember, demoPassword } from '#demo/world.ts'
import { dumpOf } from '#secrets/dump.ts'
import { findSecrets } from '#secrets/find-secrets.ts'
import { sentSecrets, toldSecrets } from '#secrets/told-secrets.ts'
import { freePort } from '#services/free-port.ts'
import { startNats } from '#services/nats.ts'
import { type OutsideAddresses, paymentEnvironment, startOutside } from '#services/outside.ts'
import { testDatabase } from '#vitest/test-database.ts'
import { type CheckedCall, checkedCall } from './checked-call.ts'
import { type Closing, closing } from './closing.ts'
import { startLocalBeacon } from './local-beacon.ts'
import { testMembers } from './test-world.ts'
import { until } from './until.ts'

export interface TestServerOptions {
  /** Players besides rowan, alice and bob of every operator. They are called crowd1, crowd2, ... */
  readonly crowd?: number
  /** 1 for the limits of production. Otherwise no test meets them. */
  readonly rateFactor?: number
  readonly siteFolder?: string
  /** Games whose instances will be drawn. A seed chain takes a while to make, so the others get a pretended anchor. */
  readonly drawn?: readonly number[]
  /** Starts the stand-ins of the outside world too, so that mail and messages arrive. */
  readonly outside?: boolean
  /** Another provider of payments than the sandbox. */
  readonly provider?: (gatewayPort: number) => Promise<StartedProvider>
}

export interface StartedProvider {
  /** What the server is told of it. */
  readonly environment: Readonly<Record<string, string>>
  stop(): Promise<void>
}

/** Someone who plays through the REST mode. What is not of the contract's shape fails the test. */
export interface Person {
  readonly member: DemoMember
  readonly token: TokenStore
  readonly call: CheckedCall
}

export type MemberCode = 'north' | 'south'

export interface TestServer {
  readonly baseUrl: string
  readonly wsUrl: string
  readonly broker: Broker
  readonly beaconUrl: string
  /** Holds what the server keeps outside the database: keys and documents. */
  readonly folder: string
  /** The database as the server sees it. */
  readonly databaseUrl: string
  readonly natsUrl: string
  /** Where what was sent can be read. */
  readonly outside: OutsideAddresses
  member(code?: MemberCode): DemoMember
  rest(code?: MemberCode, token?: TokenStore): Person
  /** A logged-in person. */
  login(username: string, code?: MemberCode): Promise<Person>
  channel(code?: MemberCode, options?: Partial<ChannelOptions>): Channel
  /** As the owner of the database, whom no fence stops. */
  sql<R extends object>(text: string, values?: readonly unknown[]): Promise<R[]>
  /** What the invariants of money and draws find wrong. */
  audit(): Promise<readonly string[]>
  /** Stops the gateway alone, as a deployment does. */
  drain(): Promise<void>
  stopBroker(): Promise<void>
  startBroker(): Promise<void>
  stop(): Promise<void>
}

/** The whole server in this process, with a database and a broker of its own and two small operators. */
export const testServer = async (options: TestServerOptions = {}): Promise<TestServer> => {
  const opened = closing()
  try {
    return await start(options, opened)
  } catch (error) {
    await opened.all().catch(ignored)
    throw error
  }
}

const ignored = () => undefined

const start = async (options: TestServerOptions, opened: Closing): Promise<TestServer> => {
  const folder = mkdtempSync(join(tmpdir(), 'fairground-test-'))
  opened.add(() => rmSync(folder, { recursive: true, force: true }))
  const members = testMembers()
  const database = await testDatabase()
  opened.add(() => database.drop())
  const beacon = await startLocalBeacon(folder)
  opened.add(() => beacon.stop())
  let nats = await startNats({ folder })
  opened.add(() => nats.stop())
  const port = await freePort()
  const outside = options.outside ? await startOutside(folder, port) : undefined
  opened.add(() => outside?.stop())
  const provider = await options.provider?.(port)
  opened.add(() => provider?.stop())
  const config = readConfig(
    {
      FAIRGROUND_DATABASE_URL: database.appUrl,
      FAIRGROUND_RELAY_URL: database.relayUrl,
      FAIRGROUND_NATS_URL: nats.url,
      FAIRGROUND_PORT: String(port),
      FAIRGROUND_KEY_FOLDER: join(folder, 'keys'),
      FAIRGROUND_DOCUMENT_FOLDER: join(folder, 'documents'),
      FAIRGROUND_SIGNER_FOLDER: join(folder, 'signer'),
      FAIRGROUND_BEACON_URLS: beacon.url,
      FAIRGROUND_BEACON_CHAIN: beacon.chainFile,
      FAIRGROUND_RATE_FACTOR: String(options.rateFactor ?? 1000),
      FAIRGROUND_LOG_LEVEL: 'silent',
      FAIRGROUND_EXTRA_ORIGINS: 'http://admitted.example',
      FAIRGROUND_COUNTRY_HEADER: 'X-Proxy-Country',
      FAIRGROUND_SITE_ADDRESS: `http://{host}:${port}`,
      ...(outside
        ? {
            FAIRGROUND_SMTP_URL: outside.smtpUrl,
            FAIRGROUND_MESSAGES_URL: outside.messagesUrl,
            FAIRGROUND_SCANNER_URL: outside.scannerUrl,
            ...paymentEnvironment(outside.payments),
          }
        : {}),
      ...provider?.environment,
      ...(options.siteFolder ? { FAIRGROUND_SITE_FOLDER: options.siteFolder } : {}),
    },
    [],
  )
  const log = createLog('test', config.logLevel)
  const parts = { config, log, metrics: createMetrics() }
  const owner = new pg.Pool({ connectionString: database.ownerUrl, max: 2 })
  owner.on('error', ignored)
  opened.add(() => owner.end())
  const broker = await connectBroker(nats.url, 'test', log)
  opened.add(() => broker.close())
  const running: Service[] = []
  opened.add(() => Promise.all(running.map(service => service.stop())))

  const memberOf = (code: MemberCode = 'north'): DemoMember => members.find(member => member.code === code)!
  const sql = async <R extends object>(text: string, values: readonly unknown[] = []) =>
    (await owner.query<R>(text, [...values])).rows

  const seeding = seed({
    ownerUrl: database.ownerUrl,
    natsUrl: nats.url,
    members,
    crowd: options.crowd ?? 0,
    keyFolder: config.keyFolder,
  })
  // The lanes look for operators once a second: they start when all are there.
  await until('operators', async () => (await sql('SELECT FROM lane')).length === members.length)
  running.push(await services.lane(parts))
  await seeding
  await sql('UPDATE game SET chain_anchor = $1 WHERE id <> ALL ($2)', [randomBytes(32), options.drawn ?? []])
  running.push(await services.signer(parts), await services.worker(parts))
  const gateway = await services.gateway(parts)
  opened.add(() => drain())
  let drained: Promise<void> | undefined
  const drain = () => (drained ??= gateway.stop())
  const games = members.flatMap(member => member.games).length
  await until('open games', async () => (await sql('SELECT FROM game_instance')).length >= 2 * games)

  const told = toldSecrets()
  if (outside) {
    opened.add(async () => {
      const secrets = [...told.all(), ...(await sentSecrets(outside))]
      const found = findSecrets(await dumpOf(database.ownerUrl), secrets)
      if (found.length > 0) throw new Error(`in clear text in the database: ${found.join('; ')}`)
    })
  }

  const baseUrl = `http://127.0.0.1:${port}`
  const wsUrl = `ws://127.0.0.1:${port}/api/channel`

  const rest = (code?: MemberCode, token: TokenStore = memoryTokenStore()): Person => {
    const member = memberOf(code)
    const client = restClient({
      baseUrl,
      memberId: member.id,
      siteKey: member.siteKey,
      token: told.listenToToken(token),
    })
    return { member, token, call: checkedCall(told.listen(client)) }
  }

  return {
    baseUrl,
    wsUrl,
    broker,
    beaconUrl: beacon.url,
    folder,
    databaseUrl: database.appUrl,
    natsUrl: nats.url,
    get outside() {
      if (!outside) throw new Error('start the test server with outside: true')
      return outside
    },
    member: memberOf,
    rest,
    sql,
    async login(username, code) {
      const person = rest(code)
      await person.call('login', { username, password: demoPassword })
      return person
    },
    channel(code, more) {
      const { siteKey } = memberOf(code)
      const channel = channelClient({ url: wsUrl, siteKey, token: memoryTokenStore(), ...more })
      opened.add(() => channel.close())
      return channel
    },
    async audit() {
      const { db, close } = connect({ url: database.appUrl, connections: 1, name: 'audit', onError: ignored })
      try {
        const report = await runAudit(db)
        return report.results.flatMap(({ id, problems }) => problems.map(problem => `${id}: ${problem}`))
      } finally {
        await close()
      }
    },
    drain,
    stopBroker: () => nats.stop(),
    async startBroker() {
      nats = await startNats({ folder, port: nats.port })
    },
    stop: () => opened.all(),
  }
}

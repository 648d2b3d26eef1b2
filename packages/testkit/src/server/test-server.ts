import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ChannelOptions, channelClient } from '@fairground/client/channel'
import { createTransport, type TransportOptions } from '@fairground/client/create-transport'
import { restClient } from '@fairground/client/rest'
import { memoryTokenStore, type TokenStore } from '@fairground/client/token-store'
import type { Transport } from '@fairground/client/transport'
import type { StaffRole } from '@fairground/contract/operator/staff-roles'
import type { TransportMode } from '@fairground/contract/transport'
import { connect } from '@fairground/database/connect'
import { runAudit } from '@fairground/server/audit/run-audit'
import { type Broker, connectBroker } from '@fairground/server/platform/broker/broker'
import { createLaneClient, type LaneClient } from '@fairground/server/ledger/lane/lane-client'
import { openLaneKeys } from '@fairground/server/ledger/lane/lane-keys'
import { startAdmin } from '@fairground/server/platform/admin/start-admin'
import { readConfig, type ServiceName } from '@fairground/server/platform/config'
import { serveReference } from '@fairground/server/gateway/reference'
import { createLog } from '@fairground/server/platform/log'
import { createMetrics } from '@fairground/server/platform/metrics'
import type { Service } from '@fairground/server/services/service'
import { services } from '@fairground/server/services/services'
import pg from 'pg'
import { seed } from '#demo/seed.ts'
import { type DemoMember, demoPassword, getDemoHost } from '#demo/world.ts'
import { dumpDatabase } from '#secrets/dump-database.ts'
import { findSecrets } from '#secrets/find-secrets.ts'
import { findDeliveredSecrets, createSecretRecorder } from '#secrets/secret-recorder.ts'
import { freePort } from '#services/free-port.ts'
import { startNats } from '#services/nats.ts'
import {
  type SandboxAddresses,
  paymentEnvironment,
  pushEnvironment,
  startSandbox,
} from '#services/sandbox.ts'
import { startWitnesses, type Witnesses } from '#services/witnesses.ts'
import { testDatabase } from '#vitest/test-database.ts'
import { type HireOptions, hireStaff } from '#staff/hire-staff.ts'
import type { StaffMember } from '#staff/staff-member.ts'
import { type CheckedCall, checkedCall } from './checked-call.ts'
import { type CleanupStack, createCleanupStack } from './cleanup-stack.ts'
import { startLocalBeacon } from './local-beacon.ts'
import { testMembers } from './test-world.ts'
import { until } from './until.ts'

export interface TestServerOptions {
  /** The number of further players per operator besides rowan, alice and bob. They are named crowd1, crowd2, ... */
  readonly crowd?: number
  /** 1 for the rate limits of production. The default is so high that no test reaches them. */
  readonly rateFactor?: number
  readonly siteFolder?: string
  /** Further settings of the server. */
  readonly environment?: Readonly<Record<string, string>>
  /** Ids of the games to be drawn. Other games get a random anchor, because creating a seed chain is slow. */
  readonly drawn?: readonly number[]
  /** Also starts the sandbox services, so that emails, text messages and payments work. */
  readonly sandbox?: boolean
  /** The number of witnesses of the public logs. All but one must cosign. The default is none. */
  readonly witnesses?: number
  /** A payment provider to use instead of the sandbox. */
  readonly provider?: (gatewayPort: number) => Promise<StartedProvider>
}

export interface StartedProvider {
  /** The settings of the server for this provider. */
  readonly environment: Readonly<Record<string, string>>
  stop(): Promise<void>
}

/** A client in REST mode. An output that does not match the contract fails the test. */
export interface TestPlayer {
  readonly member: DemoMember
  readonly token: TokenStore
  readonly call: CheckedCall
}

export type MemberCode = 'north' | 'south'

export interface TestServer {
  readonly baseUrl: string
  /** The address of the admin port. */
  readonly adminUrl: string
  readonly wsUrl: string
  readonly broker: Broker
  /** Sends commands of every class. */
  readonly lane: LaneClient
  readonly beaconUrl: string
  /** The witnesses of the public logs. */
  readonly witnesses: Witnesses
  /** The folder of the server's keys and documents. */
  readonly folder: string
  /** The database URL of the server's role. */
  readonly databaseUrl: string
  /** The database URL of its owner. */
  readonly ownerUrl: string
  readonly natsUrl: string
  /** The addresses of the sandbox services. Throws if the test server runs without them. */
  readonly sandbox: SandboxAddresses
  /** The address of the console, which starts at the first use. */
  startConsole(): Promise<string>
  /** Starts one more gateway and returns its address. */
  startGateway(): Promise<string>
  /** A staff member of the operator north with these roles, or of the operator that the options name. */
  hire(roles: readonly StaffRole[], options?: Partial<HireOptions>): Promise<StaffMember>
  member(code?: MemberCode): DemoMember
  rest(code?: MemberCode, token?: TokenStore): TestPlayer
  /** Logs a player in. */
  login(username: string, code?: MemberCode): Promise<TestPlayer>
  channel(code?: MemberCode, options?: Partial<ChannelOptions>): Transport
  /** A client in one of the four transport modes. */
  transport(mode: TransportMode, options?: Partial<TransportOptions>, code?: MemberCode): Transport
  /** Runs SQL as the owner of the database. */
  sql<R extends object>(text: string, values?: readonly unknown[]): Promise<R[]>
  /** Returns the violations of the money and draw invariants. */
  audit(): Promise<readonly string[]>
  /** Stops only the gateway, as a deployment does. */
  drain(): Promise<void>
  stopBroker(): Promise<void>
  startBroker(): Promise<void>
  stop(): Promise<void>
}

/** Starts all services in this process with their own database and broker and two small operators. */
export const testServer = async (options: TestServerOptions = {}): Promise<TestServer> => {
  const cleanup = createCleanupStack()
  try {
    return await start(options, cleanup)
  } catch (error) {
    await cleanup.run().catch(ignoreError)
    throw error
  }
}

const ignoreError = () => undefined

const start = async (options: TestServerOptions, cleanup: CleanupStack): Promise<TestServer> => {
  const folder = mkdtempSync(join(tmpdir(), 'fairground-test-'))
  cleanup.add(() => rmSync(folder, { recursive: true, force: true }))
  const members = testMembers()
  const database = await testDatabase()
  cleanup.add(() => database.drop())
  // Witnesses compare their clock with the beacon, so its rounds must outlast the delays of a busy machine.
  const beacon = await startLocalBeacon(folder, options.witnesses ? 3 : 1)
  cleanup.add(() => beacon.stop())
  let nats = await startNats({ folder })
  cleanup.add(() => nats.stop())
  const port = await freePort()
  const consolePort = await freePort()
  const sandbox = options.sandbox ? await startSandbox(folder, port) : undefined
  cleanup.add(() => sandbox?.stop())
  const witnesses = await startWitnesses({
    folder,
    count: options.witnesses ?? 0,
    logs: members.map(member => ({ ...member, hosts: [getDemoHost(member)] })),
    beacon,
  })
  cleanup.add(() => witnesses.stop())
  const provider = await options.provider?.(port)
  cleanup.add(() => provider?.stop())
  const config = readConfig(
    {
      FAIRGROUND_DATABASE_URL: database.appUrl,
      FAIRGROUND_RELAY_URL: database.relayUrl,
      FAIRGROUND_NATS_URL: nats.serviceUrl,
      FAIRGROUND_PORT: String(port),
      FAIRGROUND_STAFF_DATABASE_URL: database.staffUrl,
      FAIRGROUND_CONSOLE_PORT: String(consolePort),
      FAIRGROUND_ADMIN_PORT: '0',
      FAIRGROUND_KEY_FOLDER: join(folder, 'keys'),
      FAIRGROUND_DOCUMENT_FOLDER: join(folder, 'documents'),
      FAIRGROUND_SIGNER_FOLDER: join(folder, 'signer'),
      FAIRGROUND_ALLOW_SIGNER_INSIDE: '1',
      FAIRGROUND_ALLOW_PRIVATE_PARTNERS: '1',
      FAIRGROUND_BEACON_URLS: beacon.url,
      FAIRGROUND_BEACON_CHAIN: beacon.chainFile,
      FAIRGROUND_WITNESS_POLICY: witnesses.policyFile,
      FAIRGROUND_RATE_FACTOR: String(options.rateFactor ?? 1000),
      FAIRGROUND_LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'silent',
      FAIRGROUND_EXTRA_ORIGINS: 'http://admitted.example',
      FAIRGROUND_COUNTRY_HEADER: 'X-Proxy-Country',
      FAIRGROUND_SITE_ADDRESS: `http://{host}:${port}`,
      ...(sandbox
        ? {
            FAIRGROUND_SMTP_URL: sandbox.smtpUrl,
            FAIRGROUND_MESSAGES_URL: sandbox.messagesUrl,
            FAIRGROUND_SCANNER_URL: sandbox.scannerUrl,
            ...paymentEnvironment(sandbox.payments),
            ...pushEnvironment(sandbox),
          }
        : {}),
      ...provider?.environment,
      ...(options.siteFolder ? { FAIRGROUND_SITE_FOLDER: options.siteFolder } : {}),
      ...options.environment,
    },
    [],
  )
  const log = createLog('test', config.logLevel)
  const deps = { config, log, metrics: createMetrics() }
  const owner = new pg.Pool({ connectionString: database.ownerUrl, max: 2 })
  owner.on('error', ignoreError)
  cleanup.add(() => owner.end())
  const broker = await connectBroker(nats.url, 'test', log)
  cleanup.add(() => broker.close())
  const running: Service[] = []
  const checks = new Map<string, Service['findProblems']>()
  const startService = async (name: ServiceName): Promise<Service> => {
    const { start } = await services[name]()
    const service = await start(deps)
    checks.set(name, service.findProblems)
    return service
  }
  const admin = await startAdmin({
    settings: config.admin,
    log,
    metrics: deps.metrics,
    services: checks,
    servePages: app => serveReference(app, config.siteAddress),
  })
  cleanup.add(() => admin.stop())
  // The worker stops first: the step that it finishes needs the signer and the lanes.
  cleanup.add(async () => {
    for (const service of running.toReversed()) await service.stop()
  })

  const getMember = (code: MemberCode = 'north'): DemoMember => members.find(member => member.code === code)!
  const sql = async <R extends object>(text: string, values: readonly unknown[] = []) =>
    (await owner.query<R>(text, [...values])).rows

  const seeding = seed({
    ownerUrl: database.ownerUrl,
    natsUrl: nats.url,
    members,
    crowd: options.crowd ?? 0,
    keyFolder: config.keyFolder,
    details: true,
  })
  // The lanes poll for operators once a second, so they start when all operators exist.
  await until('operators', async () => (await sql('SELECT FROM lane')).length === members.length)
  running.push(await startService('lane'))
  await seeding
  await sql('UPDATE game SET chain_anchor = $1, log_index = 0 WHERE id <> ALL ($2)', [
    randomBytes(32),
    options.drawn ?? [],
  ])
  running.push(await startService('signer'), await startService('worker'))
  const gateway = await startService('gateway')
  cleanup.add(() => drain())
  let drained: Promise<void> | undefined
  const drain = () => (drained ??= gateway.stop())
  let consoleStart: Promise<string> | undefined
  const startConsole = (): Promise<string> =>
    (consoleStart ??= startService('console').then(service => {
      running.push(service)
      return config.console.address
    }))
  const startGateway = async (): Promise<string> => {
    const furtherPort = await freePort()
    const further = { ...deps, config: { ...config, port: furtherPort }, metrics: createMetrics() }
    const { start } = await services.gateway()
    running.push(await start(further))
    return `http://127.0.0.1:${furtherPort}`
  }
  const games = members.flatMap(member => member.games).length
  await witnesses.ready()
  await until('open games', async () => (await sql('SELECT FROM game_instance')).length >= 2 * games)

  const recorder = createSecretRecorder()
  if (sandbox) {
    cleanup.add(async () => {
      const secrets = [...recorder.list(), ...(await findDeliveredSecrets(sandbox))]
      const found = findSecrets(await dumpDatabase(database.ownerUrl), secrets)
      if (found.length > 0) throw new Error(`secrets in the database: ${found.join('; ')}`)
    })
  }

  const baseUrl = `http://127.0.0.1:${port}`
  const wsUrl = `ws://127.0.0.1:${port}/api/channel`

  const rest = (code?: MemberCode, token: TokenStore = memoryTokenStore()): TestPlayer => {
    const member = getMember(code)
    const client = restClient({
      baseUrl,
      memberId: member.id,
      siteKey: member.siteKey,
      token: recorder.recordToken(token),
    })
    return { member, token, call: checkedCall(recorder.recordCalls(client)) }
  }

  return {
    baseUrl,
    adminUrl: admin.address ?? '',
    wsUrl,
    broker,
    lane: createLaneClient(broker, openLaneKeys(config.keyFolder)),
    beaconUrl: beacon.url,
    witnesses,
    folder,
    databaseUrl: database.appUrl,
    ownerUrl: database.ownerUrl,
    natsUrl: nats.serviceUrl,
    get sandbox() {
      if (!sandbox) throw new Error('start the test server with sandbox: true')
      return sandbox
    },
    startConsole,
    startGateway,
    hire: async (roles, hireOptions) =>
      hireStaff(sql, await startConsole(), { roles, memberId: getMember().id, ...hireOptions }),
    member: getMember,
    rest,
    sql,
    async login(username, code) {
      const player = rest(code)
      await player.call('login', { username, password: demoPassword })
      return player
    },
    channel(code, overrides) {
      const { siteKey } = getMember(code)
      const channel = channelClient({ url: wsUrl, siteKey, token: memoryTokenStore(), ...overrides })
      cleanup.add(() => channel.close())
      return channel
    },
    transport(mode, overrides, code) {
      const { id: memberId, siteKey } = getMember(code)
      const token = memoryTokenStore()
      const transport = createTransport({ mode, baseUrl, memberId, siteKey, token, ...overrides })
      cleanup.add(() => transport.close())
      return transport
    },
    async audit() {
      const { db, close } = connect({
        url: database.appUrl,
        connections: 1,
        name: 'audit',
        onError: ignoreError,
      })
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
    stop: () => cleanup.run(),
  }
}

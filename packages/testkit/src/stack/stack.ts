import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { migrate } from '@fairground/database/migrate'
import { freePort } from '#services/free-port.ts'
import {
  type OutsideAddresses,
  outsideAddresses,
  outsideProcesses,
  paymentEnvironment,
} from '#services/outside.ts'
import { startNats } from '#services/nats.ts'
import { startPostgres } from '#services/postgres.ts'
import { run, type Running } from '#services/process.ts'
import { supervise, type Supervised } from './supervisor.ts'

const root = join(import.meta.dirname, '..', '..', '..', '..')

export const stackProcesses = [
  'postgres',
  'nats',
  'beacon',
  'mail',
  'messages',
  'scanner',
  'payments',
  'signer',
  'lane',
  'worker',
  'gateway',
] as const
export type StackProcess = (typeof stackProcesses)[number]

export interface StackOptions {
  /** An ignored folder that holds everything of this stack: data, keys, logs. */
  readonly folder: string
  readonly durable: boolean
  readonly port?: number
  readonly siteFolder?: string
  readonly report?: (line: string) => void
  /** Settings for the server's processes beyond the addresses. */
  readonly environment?: Readonly<Record<string, string>>
  /** A second lane, which waits for the lease of the first, and a second gateway. */
  readonly standbys?: boolean
}

export interface Standbys {
  readonly lane: Supervised
  readonly gateway: Supervised
  readonly port: number
}

export interface Stack {
  readonly folder: string
  readonly port: number
  readonly ownerUrl: string
  readonly databaseUrl: string
  readonly natsUrl: string
  readonly outside: OutsideAddresses
  readonly processes: Readonly<Record<StackProcess, Supervised>>
  readonly standbys: Standbys | undefined
  /** From its next start on, each process of the server dies at these points, once at each. */
  arm(failpoints: readonly string[]): void
  stop(): Promise<void>
}

const database = 'fairground'

/** The whole platform as real processes on this machine, each supervised: what is killed comes back. */
export const startStack = async (options: StackOptions): Promise<Stack> => {
  const { folder, report = () => undefined } = options
  mkdirSync(folder, { recursive: true })
  const ports = {
    postgres: await freePort(),
    nats: await freePort(),
    beacon: await freePort(),
    gateway: options.port ?? (await freePort()),
    standby: await freePort(),
  }
  const started: Supervised[] = []
  const keep = async (name: string, start: () => Promise<Running>): Promise<Supervised> => {
    const process = await supervise(name, start, report)
    started.push(process)
    return process
  }
  let armed: readonly string[] = []
  const stop = async () => {
    for (const process of started.toReversed()) await process.stop()
  }
  try {
    const postgres = await keep('postgres', () =>
      postgresRunning({ folder, port: ports.postgres, durable: options.durable }),
    )
    const nats = await keep('nats', () => natsRunning(folder, ports.nats))
    const url = (role: string) => `postgres://${role}@127.0.0.1:${ports.postgres}/${database}?sslmode=disable`
    const ownerUrl = url('fairground_owner')
    await migrate(ownerUrl)
    const beaconFolder = join(folder, 'beacon')
    const beacon = await keep('beacon', async () =>
      node(
        folder,
        'beacon',
        ['apps/sandbox/src/beacon.ts', '--folder', beaconFolder, '--port', String(ports.beacon)],
        {},
      ),
    )
    await answering(`http://127.0.0.1:${ports.beacon}/`)
    const outside = await outsideAddresses(ports.gateway)
    const standIns = outsideProcesses(folder, outside)
    const environment = {
      FAIRGROUND_DATABASE_URL: url('fairground_app'),
      FAIRGROUND_RELAY_URL: url('fairground_relay'),
      FAIRGROUND_NATS_URL: `nats://127.0.0.1:${ports.nats}`,
      FAIRGROUND_PORT: String(ports.gateway),
      FAIRGROUND_KEY_FOLDER: join(folder, 'keys'),
      FAIRGROUND_SIGNER_FOLDER: join(folder, 'signer'),
      FAIRGROUND_BEACON_URLS: `http://127.0.0.1:${ports.beacon}`,
      FAIRGROUND_BEACON_CHAIN: join(beaconFolder, 'chain.json'),
      FAIRGROUND_SMTP_URL: outside.smtpUrl,
      FAIRGROUND_MESSAGES_URL: outside.messagesUrl,
      FAIRGROUND_SCANNER_URL: outside.scannerUrl,
      ...paymentEnvironment(outside.payments),
      FAIRGROUND_DOCUMENT_FOLDER: join(folder, 'documents'),
      FAIRGROUND_SITE_ADDRESS: `http://{host}:${ports.gateway}`,
      ...(options.siteFolder ? { FAIRGROUND_SITE_FOLDER: options.siteFolder } : {}),
      ...options.environment,
    }
    const service = (
      name: 'signer' | 'lane' | 'worker' | 'gateway',
      label: string = name,
      more: Readonly<Record<string, string>> = {},
    ) =>
      keep(label, async () =>
        node(folder, label, ['apps/server/src/main.ts', `--services=${name}`], {
          ...environment,
          ...more,
          FAIRGROUND_FAILPOINT: armed.filter(point => !diedAt(folder, label, point)).join(','),
        }),
      )
    const processes = {
      postgres,
      nats,
      beacon,
      mail: await keep('mail', async () => standIns.mail()),
      messages: await keep('messages', async () => standIns.messages()),
      scanner: await keep('scanner', async () => standIns.scanner()),
      payments: await keep('payments', async () => standIns.payments()),
      signer: await service('signer'),
      lane: await service('lane'),
      worker: await service('worker'),
      gateway: await service('gateway'),
    }
    const standbys = options.standbys && {
      lane: await service('lane', 'lane-standby'),
      gateway: await service('gateway', 'gateway-standby', { FAIRGROUND_PORT: String(ports.standby) }),
      port: ports.standby,
    }
    await answering(`http://127.0.0.1:${ports.gateway}/metrics`)
    if (standbys) await answering(`http://127.0.0.1:${ports.standby}/metrics`)
    const addresses = {
      databaseUrl: environment.FAIRGROUND_DATABASE_URL,
      ownerUrl,
      natsUrl: environment.FAIRGROUND_NATS_URL,
    }
    writeFileSync(
      join(folder, 'dev.json'),
      JSON.stringify({ ...addresses, port: ports.gateway, payments: outside.payments }, null, 2),
    )
    return {
      folder,
      port: ports.gateway,
      ...addresses,
      outside,
      processes,
      standbys: standbys || undefined,
      arm: points => void (armed = points),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Whether this process has died at the point: it says so with its last breath. */
export const diedAt = (folder: string, label: string, point: string): boolean => {
  const file = join(folder, `${label}.log`)
  return existsSync(file) && readFileSync(file, 'utf8').includes(`failpoint ${point}\n`)
}

const node = (
  folder: string,
  name: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Running =>
  run(process.execPath, args, {
    cwd: root,
    logFile: join(folder, `${name}.log`),
    env: { ...process.env, ...environment },
  })

const postgresRunning = async (options: {
  folder: string
  port: number
  durable: boolean
}): Promise<Running> => {
  const { running } = await startPostgres(options)
  return running
}

const natsRunning = async (folder: string, port: number): Promise<Running> => {
  const { running } = await startNats({ folder, port })
  return running
}

/** Waits until something answers there, whatever it says. */
const answering = async (url: string): Promise<void> => {
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline) {
    const ok = await fetch(url, { signal: AbortSignal.timeout(2000) }).then(
      () => true,
      () => false,
    )
    if (ok) return
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  throw new Error(`nothing answers at ${url}`)
}

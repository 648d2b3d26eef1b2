import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { migrate } from '@fairground/database/migrate'
import { freePort } from '#services/free-port.ts'
import {
  type SandboxAddresses,
  createSandboxAddresses,
  createSandboxProcesses,
  paymentEnvironment,
  pushEnvironment,
} from '#services/sandbox.ts'
import { getDemoHost } from '#demo/world.ts'
import { prepareWitnesses } from '#services/witnesses.ts'
import { prepareStackControl } from '#services/stack-control.ts'
import { getNatsUrl, startNats } from '#services/nats.ts'
import { startPostgres } from '#services/postgres.ts'
import { run, type RunningProcess } from '#services/process.ts'
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
  'push',
  'signer',
  'lane',
  'worker',
  'gateway',
] as const
export type StackProcess = (typeof stackProcesses)[number]

export interface StackOptions {
  /** A folder that Git ignores, for the data, keys and logs of this stack. */
  readonly folder: string
  readonly durable: boolean
  readonly port?: number
  /** The admin port of the gateway. Without it, no process has an admin port. */
  readonly adminPort?: number
  readonly siteFolder?: string
  readonly report?: (line: string) => void
  /** Further settings of the server's processes. */
  readonly environment?: Readonly<Record<string, string>>
  /** Starts a second lane, which waits for the lease of the first, and a second gateway. */
  readonly standbys?: boolean
  /** Starts three witnesses of the public logs of these operators. Two of them must cosign. */
  readonly witnessed?: readonly { readonly id: number; readonly code: string }[]
  /** Starts the independent control system of these operators. */
  readonly controlled?: readonly { readonly id: number }[]
  /** Starts the console for staff on this port. 0 chooses a free one. */
  readonly consolePort?: number
  /** The built console. Without it, the console serves its API and a page for passkeys. */
  readonly consoleFolder?: string
  /** The staff as whom every visitor of the console may sign in. */
  readonly demoStaffFile?: string
  /** Starts a page on this port that shows the mails and text messages of the stack. */
  readonly inboxPort?: number
  /** Changes how a process of the server starts. Called at each start with its name and its settings. */
  readonly launch?: (name: string, environment: Readonly<Record<string, string>>) => Launch | Promise<Launch>
}

/** How to start a process: a program that starts it, such as `ip netns exec`, and further settings. */
export interface Launch {
  readonly prefix?: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
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
  readonly keyFolder: string
  readonly sandbox: SandboxAddresses
  /** The address of the console for staff. Empty if the stack has none. */
  readonly consoleUrl: string
  readonly processes: Readonly<Record<StackProcess, Supervised>>
  readonly standbys: Standbys | undefined
  /** From its next start on, each server process crashes once at each of these failpoints. */
  arm(failpoints: readonly string[]): void
  stop(): Promise<void>
}

const database = 'fairground'

/** Starts the whole platform as supervised processes on this machine. A killed process is restarted. */
export const startStack = async (options: StackOptions): Promise<Stack> => {
  const { folder, report = () => undefined } = options
  mkdirSync(folder, { recursive: true })
  const keyFolder = join(folder, 'keys')
  const ports = {
    postgres: await freePort(),
    nats: await freePort(),
    beacon: await freePort(),
    gateway: options.port ?? (await freePort()),
    standby: await freePort(),
    console: options.consolePort || (await freePort()),
  }
  const consoleUrl = options.consolePort === undefined ? '' : `http://localhost:${ports.console}`
  const started: Supervised[] = []
  const startSupervised = async (name: string, start: () => Promise<RunningProcess>): Promise<Supervised> => {
    const process = await supervise(name, start, report)
    started.push(process)
    return process
  }
  let armed: readonly string[] = []
  const stop = async () => {
    for (const process of started.toReversed()) await process.stop()
  }
  try {
    const postgres = await startSupervised('postgres', () =>
      runPostgres({ folder, port: ports.postgres, durable: options.durable }),
    )
    const nats = await startSupervised('nats', () => runNats(folder, ports.nats))
    const url = (role: string) => `postgres://${role}@127.0.0.1:${ports.postgres}/${database}?sslmode=disable`
    const ownerUrl = url('fairground_owner')
    await migrate(ownerUrl)
    const beaconFolder = join(folder, 'beacon')
    const beaconAddress = {
      url: `http://127.0.0.1:${ports.beacon}`,
      chainFile: join(beaconFolder, 'chain.json'),
    }
    const beacon = await startSupervised('beacon', async () =>
      runNode(
        folder,
        'beacon',
        ['apps/sandbox/src/beacon.ts', '--folder', beaconFolder, '--port', String(ports.beacon)],
        {},
      ),
    )
    await waitForHttp(beaconAddress.url)
    const sandbox = await createSandboxAddresses(ports.gateway)
    const sandboxProcesses = createSandboxProcesses(folder, sandbox)
    const witnesses = await prepareWitnesses({
      folder,
      count: options.witnessed ? 3 : 0,
      logs: (options.witnessed ?? []).map(member => ({ ...member, hosts: [getDemoHost(member)] })),
      beacon: beaconAddress,
    })
    for (const witness of witnesses.list) await startSupervised(witness.name, async () => witness.start())
    const control =
      options.controlled &&
      (await prepareStackControl({ folder, members: options.controlled, beacon: beaconAddress }))
    if (control) {
      await startSupervised('control', async () => control.start())
      await waitForHttp(control.url)
    }
    const environment = {
      FAIRGROUND_DATABASE_URL: url('fairground_app'),
      FAIRGROUND_RELAY_URL: url('fairground_relay'),
      FAIRGROUND_NATS_URL: getNatsUrl(ports.nats, '{service}'),
      FAIRGROUND_PORT: String(ports.gateway),
      FAIRGROUND_STAFF_DATABASE_URL: url('fairground_staff'),
      FAIRGROUND_CONSOLE_PORT: String(ports.console),
      FAIRGROUND_KEY_FOLDER: keyFolder,
      FAIRGROUND_ALLOW_PRIVATE_PARTNERS: '1',
      FAIRGROUND_SIGNER_FOLDER: join(folder, 'signer'),
      FAIRGROUND_BEACON_URLS: beaconAddress.url,
      FAIRGROUND_BEACON_CHAIN: beaconAddress.chainFile,
      FAIRGROUND_WITNESS_POLICY: witnesses.policyFile,
      ...control?.environment,
      FAIRGROUND_SMTP_URL: sandbox.smtpUrl,
      FAIRGROUND_MESSAGES_URL: sandbox.messagesUrl,
      FAIRGROUND_SCANNER_URL: sandbox.scannerUrl,
      ...paymentEnvironment(sandbox.payments),
      ...pushEnvironment(sandbox),
      FAIRGROUND_DOCUMENT_FOLDER: join(folder, 'documents'),
      FAIRGROUND_SITE_ADDRESS: `http://{host}:${ports.gateway}`,
      ...(options.siteFolder ? { FAIRGROUND_SITE_FOLDER: options.siteFolder } : {}),
      ...(options.consoleFolder ? { FAIRGROUND_CONSOLE_FOLDER: options.consoleFolder } : {}),
      ...(options.demoStaffFile ? { FAIRGROUND_CONSOLE_DEMO_STAFF: options.demoStaffFile } : {}),
      ...options.environment,
    }
    const service = (
      name: 'signer' | 'lane' | 'worker' | 'gateway' | 'console',
      label: string = name,
      overrides: Readonly<Record<string, string>> = {},
    ) =>
      startSupervised(label, async () => {
        const settings = {
          ...environment,
          ...overrides,
          FAIRGROUND_FAILPOINT: armed.filter(point => !hasDiedAt(folder, label, point)).join(','),
        }
        const { prefix = [], environment: more = {} } = (await options.launch?.(label, settings)) ?? {}
        const args = ['apps/server/src/main.ts', `--services=${name}`]
        return runNode(folder, label, args, { ...settings, ...more }, prefix)
      })
    const processes = {
      postgres,
      nats,
      beacon,
      mail: await startSupervised('mail', async () => sandboxProcesses.mail()),
      messages: await startSupervised('messages', async () => sandboxProcesses.messages()),
      scanner: await startSupervised('scanner', async () => sandboxProcesses.scanner()),
      payments: await startSupervised('payments', async () => sandboxProcesses.payments()),
      push: await startSupervised('push', async () => sandboxProcesses.push()),
      signer: await service('signer'),
      lane: await service('lane'),
      worker: await service('worker'),
      gateway: await service('gateway', 'gateway', {
        ...(options.adminPort !== undefined && { FAIRGROUND_ADMIN_PORT: String(options.adminPort) }),
      }),
    }
    if (consoleUrl !== '') {
      await service('console')
      await waitForHttp(consoleUrl)
    }
    const { inboxPort } = options
    if (inboxPort !== undefined) await startSupervised('inbox', async () => sandboxProcesses.inbox(inboxPort))
    const standbys = options.standbys && {
      lane: await service('lane', 'lane-standby'),
      gateway: await service('gateway', 'gateway-standby', { FAIRGROUND_PORT: String(ports.standby) }),
      port: ports.standby,
    }
    await waitForHttp(`http://127.0.0.1:${ports.gateway}/health`)
    if (standbys) await waitForHttp(`http://127.0.0.1:${ports.standby}/health`)
    const addresses = {
      databaseUrl: environment.FAIRGROUND_DATABASE_URL,
      ownerUrl,
      natsUrl: getNatsUrl(ports.nats, 'test'),
    }
    writeFileSync(
      join(folder, 'dev.json'),
      JSON.stringify(
        {
          ...addresses,
          port: ports.gateway,
          ...(consoleUrl !== '' && { consoleUrl }),
          payments: sandbox.payments,
        },
        null,
        2,
      ),
    )
    return {
      folder,
      port: ports.gateway,
      ...addresses,
      keyFolder,
      sandbox,
      consoleUrl,
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

/** Reports whether the process has crashed at the failpoint, which it logs just before it exits. */
export const hasDiedAt = (folder: string, label: string, point: string): boolean => {
  const file = join(folder, `${label}.log`)
  return existsSync(file) && readFileSync(file, 'utf8').includes(`failpoint ${point}\n`)
}

const runNode = (
  folder: string,
  name: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
  prefix: readonly string[] = [],
): RunningProcess => {
  const [program = process.execPath, ...all] = [...prefix, process.execPath, ...args]
  return run(program, all, {
    cwd: root,
    logFile: join(folder, `${name}.log`),
    env: { ...process.env, ...environment },
  })
}

const runPostgres = async (options: {
  folder: string
  port: number
  durable: boolean
}): Promise<RunningProcess> => {
  const { running } = await startPostgres(options)
  return running
}

const runNats = async (folder: string, port: number): Promise<RunningProcess> => {
  const { running } = await startNats({ folder, port })
  return running
}

/** A busy machine needs more than a minute to load the server. */
const startMs = 180_000

/** Waits until the address returns any HTTP response. */
const waitForHttp = async (url: string): Promise<void> => {
  const deadline = Date.now() + startMs
  while (Date.now() < deadline) {
    const ok = await fetch(url, { signal: AbortSignal.timeout(2000) }).then(
      () => true,
      () => false,
    )
    if (ok) return
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  throw new Error(`no HTTP response from ${url} within ${startMs / 1000} s`)
}

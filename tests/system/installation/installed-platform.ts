import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { type Place, composePlace } from '@fairground/scripts/deployment/place.ts'
import { writeDeployment } from '@fairground/scripts/deployment/write-deployment.ts'
import { createCleanupStack } from '@fairground/testkit/server/cleanup-stack'
import { startLocalBeacon } from '@fairground/testkit/server/local-beacon'
import { until } from '@fairground/testkit/server/until'
import { freePort } from '@fairground/testkit/services/free-port'
import { startPostgres } from '@fairground/testkit/services/postgres'
import { run } from '@fairground/testkit/services/process'
import { findProgram } from '@fairground/testkit/services/programs'

const root = join(import.meta.dirname, '..', '..', '..')

/** The machine may be busy, and a service loads a thousand files. */
const startMs = 180_000

export interface InstalledPlatform {
  readonly consoleUrl: string
  readonly gatewayUrl: string
  /** Runs a `fairground` command with the settings of the whole platform, and returns what it printed. */
  fairground(args: readonly string[], more?: Readonly<Record<string, string>>): Promise<Printed>
  startServices(): Promise<void>
  stop(): Promise<void>
}

export interface Printed {
  readonly code: number
  readonly text: string
}

type Environment = Readonly<Record<string, string>>

/** Prepares an empty machine with the files of `npm run deployment`, in rehearsal mode: closed as production. */
export const preparePlatform = async (): Promise<InstalledPlatform> => {
  const cleanup = createCleanupStack()
  try {
    return await prepare(cleanup)
  } catch (error) {
    await cleanup.run()
    throw error
  }
}

const prepare = async (cleanup: ReturnType<typeof createCleanupStack>): Promise<InstalledPlatform> => {
  const folder = mkdtempSync(join(tmpdir(), 'fairground-install-'))
  cleanup.add(() => rmSync(folder, { recursive: true, force: true }))
  const ports = {
    nats: await freePort(),
    signer: await freePort(),
    gateway: await freePort(),
    console: await freePort(),
  }
  const postgres = await startPostgres({ folder: join(folder, 'database'), durable: true })
  cleanup.add(() => postgres.stop())
  const beacon = await startLocalBeacon(folder, 3)
  cleanup.add(() => beacon.stop())
  const place: Place = {
    ...composePlace,
    database: { host: `127.0.0.1:${postgres.port}`, flags: '?sslmode=disable' },
    broker: `nats://{user}@127.0.0.1:${ports.nats}`,
    signer: `127.0.0.1:${ports.signer}`,
  }
  const files = join(folder, 'deployment')
  writeDeployment({ folder: files, place, operators: [1], beaconUrls: [beacon.url] })
  const nats = run(
    findProgram('nats-server'),
    ['-c', join(files, 'nats', 'users.conf'), '-a', '127.0.0.1', '-p', String(ports.nats)],
    { logFile: join(folder, 'nats.log') },
  )
  cleanup.add(() => nats.stop())

  const consoleUrl = `http://localhost:${ports.console}`
  const common: Environment = {
    PATH: process.env['PATH'] ?? '',
    HOME: folder,
    FAIRGROUND_MODE: 'rehearsal',
    FAIRGROUND_BEACON_CHAIN: beacon.chainFile,
    FAIRGROUND_LOG_LEVEL: 'warn',
    FAIRGROUND_DOCUMENT_FOLDER: join(folder, 'documents'),
    FAIRGROUND_CONSOLE_ADDRESS: consoleUrl,
    FAIRGROUND_CONSOLE_PORT: String(ports.console),
    FAIRGROUND_PORT: String(ports.gateway),
  }
  type Name = 'signer' | 'lane' | 'worker' | 'gateway' | 'console'
  const getEnvironment = (name: Name): Environment => {
    const settings = parseEnv(readFileSync(join(files, name, 'settings.env'), 'utf8')) as Environment
    const certificate = {
      FAIRGROUND_SIGNER_CERTIFICATE: join(files, name, `${name}.crt`),
      FAIRGROUND_SIGNER_CERTIFICATE_KEY: join(files, name, `${name}.key`),
    }
    if (name === 'signer')
      return {
        ...common,
        ...settings,
        ...certificate,
        FAIRGROUND_SIGNER_LISTEN: `127.0.0.1:${ports.signer}`,
        FAIRGROUND_SIGNER_FOLDER: join(files, 'signer', 'data'),
      }
    return {
      ...common,
      // A rehearsal without a control system: neither worker nor signer knows its key.
      ...Object.fromEntries(Object.entries(settings).filter(([key]) => key !== 'FAIRGROUND_CONTROL_KEYS')),
      ...(name === 'worker' && {
        ...certificate,
        FAIRGROUND_RELAY_URL_FILE: join(files, name, 'relay-url'),
      }),
      FAIRGROUND_DATABASE_URL_FILE: join(files, name, 'database-url'),
      FAIRGROUND_NATS_URL_FILE: join(files, name, 'nats-url'),
      FAIRGROUND_KEY_FOLDER: join(files, name, 'keys'),
    }
  }
  const startService = async (name: Name): Promise<void> => {
    const adminPort = await freePort()
    const logFile = join(folder, `${name}.log`)
    const program =
      name === 'signer'
        ? ['apps/server/src/signer/program.ts', 'run']
        : ['apps/server/src/fairground.ts', 'serve', `--services=${name}`]
    const { FAIRGROUND_CONTROL_KEYS: _, ...env } = getEnvironment(name)
    const child = run(process.execPath, program, {
      cwd: root,
      logFile,
      env: { ...env, FAIRGROUND_ADMIN_PORT: String(adminPort) },
    })
    cleanup.add(() => child.stop())
    void child.exited.then(code => code && console.error(`${name} ended: ${readFileSync(logFile, 'utf8')}`))
    if (name !== 'signer')
      await until(`${name} is ready`, () => isOk(`http://127.0.0.1:${adminPort}/ready`), startMs)
  }
  return {
    consoleUrl,
    gatewayUrl: `http://127.0.0.1:${ports.gateway}`,
    async fairground(args, more = {}) {
      const logFile = join(folder, `command-${Date.now()}.log`)
      const child = run(process.execPath, ['apps/server/src/fairground.ts', ...args], {
        cwd: root,
        logFile,
        env: {
          ...getEnvironment('worker'),
          FAIRGROUND_OWNER_URL_FILE: join(files, 'migrate', 'owner-url'),
          ...more,
        },
      })
      const code = await child.exited
      return { code: code ?? 1, text: readFileSync(logFile, 'utf8').trim() }
    },
    async startServices() {
      for (const name of ['signer', 'lane', 'worker', 'gateway', 'console'] as const) await startService(name)
    },
    stop: () => cleanup.run(),
  }
}

const isOk = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  )

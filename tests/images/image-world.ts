import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { type Place, composePlace } from '@fairground/scripts/deployment/place.ts'
import { chownDeployment, writeDeployment } from '@fairground/scripts/deployment/write-deployment.ts'
import { getLaneKeyFile, openLaneKeys } from '@fairground/server/ledger/lane/lane-keys'
import { seed } from '@fairground/testkit/demo/seed'
import type { DemoMember } from '@fairground/testkit/demo/world'
import { createCleanupStack } from '@fairground/testkit/server/cleanup-stack'
import { startLocalBeacon } from '@fairground/testkit/server/local-beacon'
import { testMembers } from '@fairground/testkit/server/test-world'
import { until } from '@fairground/testkit/server/until'
import { freePort } from '@fairground/testkit/services/free-port'
import { startPostgres } from '@fairground/testkit/services/postgres'
import { run } from '@fairground/testkit/services/process'
import { findProgram } from '@fairground/testkit/services/programs'
import { type Container, type ContainerOptions, startContainer } from './container.ts'
import type { ImageTarget } from '@fairground/scripts/images/targets.ts'

export interface ImageService {
  readonly container: Container
  readonly adminUrl: string
}

export interface ImageWorld {
  readonly member: DemoMember
  /** The port of the gateway. */
  readonly port: number
  readonly services: ReadonlyMap<string, ImageService>
  readonly control: Container | undefined
  stop(): Promise<void>
}

/** The machine may be busy, and a service loads a thousand files. */
const startMs = 180_000

/** Starts the platform from its images with the files of `npm run deployment`, and one operator with one game. */
export const startImageWorld = async (withControl: boolean): Promise<ImageWorld> => {
  const cleanup = createCleanupStack()
  try {
    return await start(withControl, cleanup)
  } catch (error) {
    await cleanup.run()
    throw error
  }
}

const start = async (
  withControl: boolean,
  cleanup: ReturnType<typeof createCleanupStack>,
): Promise<ImageWorld> => {
  const folder = mkdtempSync(join(tmpdir(), 'fairground-images-'))
  cleanup.add(() => rmSync(folder, { recursive: true, force: true }))
  const [, member] = testMembers()
  const [natsPort, signerPort, controlPort, port] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ]
  const postgres = await startPostgres({ folder: join(folder, 'database'), durable: false })
  cleanup.add(() => postgres.stop())
  const beacon = await startLocalBeacon(folder, 3)
  cleanup.add(() => beacon.stop())
  const place: Place = {
    database: { host: `127.0.0.1:${postgres.port}`, flags: '?sslmode=disable' },
    broker: `nats://{user}@127.0.0.1:${natsPort}`,
    signer: `127.0.0.1:${signerPort}`,
    control: { listen: `127.0.0.1:${controlPort}`, data: composePlace.control.data },
    owner: composePlace.owner,
  }
  const files = join(folder, 'deployment')
  const read = (file: string): string => readFileSync(join(files, file), 'utf8')
  writeDeployment({ folder: files, place, operators: [member.id], beaconUrls: [beacon.url] })
  addSeedKey(files)
  chownDeployment(files, place)
  const brokerSettings = join(folder, 'nats.conf')
  writeFileSync(brokerSettings, addSeedUser(read('nats/users.conf')))
  const nats = run(
    findProgram('nats-server'),
    ['-c', brokerSettings, '-a', '127.0.0.1', '-p', String(natsPort)],
    { logFile: join(folder, 'nats.log') },
  )
  cleanup.add(() => nats.stop())

  const startOne = async (target: ImageTarget, name: string, options: Partial<ContainerOptions>) => {
    const logFile = join(folder, `${name}.log`)
    const container = await startContainer(target, {
      logFile,
      ...options,
      environment: { FAIRGROUND_MODE: 'development', FAIRGROUND_LOG_LEVEL: 'warn', ...options.environment },
      volumes: [`${join(files, name)}:/etc/fairground:ro`, ...(options.volumes ?? [])],
    })
    cleanup.add(() => container.stop())
    void container.exited.then(
      code => code && console.error(`${name} ended: ${readFileSync(logFile, 'utf8')}`),
    )
    return container
  }
  const migration = await startOne('migrate', 'migrate', {
    environment: { FAIRGROUND_OWNER_URL_FILE: '/etc/fairground/owner-url' },
  })
  if ((await migration.exited) !== 0) throw new Error('the migration failed')

  const services = new Map<string, ImageService>()
  const startService = async (
    name: 'signer' | 'lane' | 'worker' | 'gateway',
    environment: Readonly<Record<string, string>>,
    volumes: readonly string[] = [],
  ): Promise<void> => {
    const adminPort = await freePort()
    const container = await startOne(name === 'signer' ? 'signer' : 'server', name, {
      ...(name !== 'signer' && { args: [`--services=${name}`] }),
      environment: {
        ...(parseEnv(read(`${name}/settings.env`)) as Record<string, string>),
        FAIRGROUND_ADMIN_PORT: String(adminPort),
        FAIRGROUND_BEACON_CHAIN: '/etc/beacon/chain.json',
        ...(name !== 'signer' && fileSettings),
        ...environment,
      },
      volumes: [`${beacon.chainFile}:/etc/beacon/chain.json:ro`, ...volumes],
    })
    services.set(name, { container, adminUrl: `http://127.0.0.1:${adminPort}` })
  }
  const control = withControl ? await startOne('control', 'control', controlOptions(files)) : undefined
  await startService(
    'signer',
    { FAIRGROUND_SIGNER_LISTEN: `127.0.0.1:${signerPort}`, ...certificate('signer') },
    [`${join(files, 'signer', 'data')}:/var/lib/fairground/signer`],
  )
  await startService('lane', {})
  const controlled = {
    FAIRGROUND_CONTROL_URL: `http://127.0.0.1:${controlPort}`,
    FAIRGROUND_CONTROL_TOKEN_FILE: '/etc/fairground/control-token',
  }
  await startService('worker', {
    FAIRGROUND_RELAY_URL_FILE: '/etc/fairground/relay-url',
    ...certificate('worker'),
    ...(withControl && controlled),
  })
  await startService('gateway', { FAIRGROUND_HOST: '127.0.0.1', FAIRGROUND_PORT: String(port) })
  for (const [name, { adminUrl }] of services)
    await until(`${name} is ready`, () => isOk(`${adminUrl}/ready`), startMs)
  await seed({
    ownerUrl: postgres.url('fairground'),
    natsUrl: `nats://seed:seed@127.0.0.1:${natsPort}`,
    members: [member],
    crowd: 0,
    keyFolder: join(files, 'keys'),
  })
  return { member, port, services, control, stop: () => cleanup.run() }
}

/** A deployment has no key that creates money. The lane gets one, so that the seed can deposit. */
const addSeedKey = (files: string): void => {
  const [all, lane] = [join(files, 'keys'), join(files, 'lane', 'keys')]
  openLaneKeys(all, ['seed'])
  copyFileSync(getLaneKeyFile(all, 'seed'), getLaneKeyFile(lane, 'seed'))
}

/** No service may create money, so the seed has a user of its own. */
const addSeedUser = (settings: string): string =>
  settings.replace('users = [', 'users = [\n    {"user":"seed","password":"seed"}')

const fileSettings = Object.fromEntries(
  ['database', 'nats'].map(name => [
    `FAIRGROUND_${name.toUpperCase()}_URL_FILE`,
    `/etc/fairground/${name}-url`,
  ]),
)

const certificate = (name: string): Record<string, string> => ({
  FAIRGROUND_SIGNER_CERTIFICATE: `/etc/fairground/${name}.crt`,
  FAIRGROUND_SIGNER_CERTIFICATE_KEY: `/etc/fairground/${name}.key`,
})

const controlOptions = (files: string): Partial<ContainerOptions> => ({
  volumes: [
    `${join(files, 'control')}:/etc/fair-control:ro`,
    `${join(files, 'control', 'data')}:${composePlace.control.data}`,
  ],
})

export const isOk = async (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  )

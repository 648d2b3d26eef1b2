import { chmodSync, cpSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startLocalBeacon } from '@fairground/testkit/server/local-beacon'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { startControl } from '@fairground/testkit/services/control'
import { startOpenNats } from '@fairground/testkit/services/nats'
import { describe, expect, it } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { createKeyVersion } from '#platform/key-versions/key-lines.ts'
import { formatVaultKey } from '#vault/vault-keys.ts'
import { runCommand } from '../commands/run-command.test-support.ts'
import type { CheckName } from './checks.ts'
import { judgeSigner } from './checks/signer.ts'
import { createHealthyEnvironment } from './healthy-stack.test-support.ts'
import { runDoctor } from './run-doctor.ts'

const server = useTestServer({ sandbox: true })
const newBackup = (age: string) =>
  server().sql(
    `INSERT INTO backup_run (started_at, finished_at, bytes, manifest)
     VALUES (now(), now() - $1::interval, 1, $2)`,
    [age, Buffer.alloc(32)],
  )

interface Fault {
  readonly check: CheckName
  readonly advice: RegExp
  readonly environment?: Readonly<Record<string, string>>
  readonly now?: () => number
  readonly getFreeBytes?: () => number
  /** Changes the stack. Returns further settings and how to undo the change. */
  readonly plant?: () => Promise<{ environment?: Record<string, string>; undo?: () => unknown }>
}

const nowhere = '127.0.0.1:1'
const inKeys = (name: string) => join(server().folder, 'keys', name)

const faults: Readonly<Record<string, Fault>> = {
  'the database is away': {
    check: 'database',
    environment: { FAIRGROUND_DATABASE_URL: `postgres://fairground_app@${nowhere}/none` },
    advice: /not reachable: .*ECONNREFUSED.*Check FAIRGROUND_DATABASE_URL/,
  },
  'the database of the relay is away': {
    check: 'relay-database',
    environment: { FAIRGROUND_RELAY_URL: `postgres://fairground_relay@${nowhere}/none` },
    advice: /Check FAIRGROUND_RELAY_URL/,
  },
  'the services have the owner role': {
    check: 'database-rights',
    plant: async () => ({
      environment: {
        FAIRGROUND_DATABASE_URL: server().databaseUrl.replace('fairground_app', 'fairground_owner'),
      },
    }),
    advice: /fairground_owner is a superuser.*Set the roles fairground_app and fairground_relay/,
  },
  'a table has no forced row security': {
    check: 'database-rights',
    plant: async () => {
      await server().sql('ALTER TABLE player NO FORCE ROW LEVEL SECURITY')
      return { undo: () => server().sql('ALTER TABLE player FORCE ROW LEVEL SECURITY') }
    },
    advice: /tables without forced row security: player\. Run fairground migrate/,
  },
  'PostgreSQL is on a network without TLS': {
    check: 'database-tls',
    environment: {
      FAIRGROUND_MODE: 'production',
      FAIRGROUND_DATABASE_URL: 'postgres://fairground_app@db.example/fairground',
    },
    advice: /FAIRGROUND_DATABASE_URL crosses a network.*sslmode=verify-full/,
  },
  'confirmed commits are not on disk': {
    check: 'database-settings',
    environment: { FAIRGROUND_MODE: 'production' },
    advice: /fsync, full_page_writes, synchronous_commit is off\. Set fsync/,
  },
  'a migration is pending': {
    check: 'schema',
    plant: async () => {
      await server().sql(`DELETE FROM schema_migrations WHERE version = '0234'`)
      return { undo: () => server().sql(`INSERT INTO schema_migrations VALUES ('0234')`) }
    },
    advice: /lacks 1 of the migrations of this release, first 0234\. Run fairground migrate/,
  },
  'the schema needs a newer release': {
    check: 'schema',
    plant: async () => {
      await server().sql(`UPDATE schema_minimum SET minimal = '9999'`)
      return { undo: () => server().sql(`UPDATE schema_minimum SET minimal = '0234'`) }
    },
    advice: /Start a newer release/,
  },
  'the broker is away': {
    check: 'broker',
    environment: { FAIRGROUND_NATS_URL: `nats://gateway:password@${nowhere}` },
    advice: /not reachable as gateway.*Check FAIRGROUND_NATS_URL/,
  },
  'the password of the broker is wrong': {
    check: 'broker',
    plant: async () => ({
      environment: { FAIRGROUND_NATS_URL: server().natsUrl.replace('development', 'wrong') },
    }),
    advice: /not reachable as gateway: .*the password of the user/i,
  },
  'the broker is open': {
    check: 'broker-closed',
    plant: async () => {
      const open = await startOpenNats(join(server().folder, 'open-nats'))
      const environment = { FAIRGROUND_NATS_URL: `nats://gateway:password@127.0.0.1:${open.port}` }
      return { environment, undo: () => open.running.stop() }
    },
    advice: /accepts clients without a user\. Add the users that fairground broker-users prints/,
  },
  'every service has every right on the broker': {
    check: 'broker-rights',
    plant: async () => ({
      environment: { FAIRGROUND_NATS_URL: server().natsUrl.replace('{service}', 'test') },
    }),
    advice: /gateway can send cashier commands, gateway can send operator commands.*broker-users/,
  },
  'a worker has the user of a gateway': {
    check: 'broker-rights',
    plant: async () => ({
      environment: { FAIRGROUND_NATS_URL: server().natsUrl.replace('{service}', 'gateway') },
    }),
    advice: /worker cannot send cashier commands/,
  },
  'the clock of this machine is an hour ahead': {
    check: 'clock',
    now: () => Date.now() + 3_600_000,
    advice: /the database differs by -3\d{3}\.\d s, the beacon differs by -3\d{3}\.\d s\. Run NTP/,
  },
  'a key file is missing': {
    check: 'keys',
    plant: async () => {
      renameSync(inKeys('tickets.pem'), inKeys('away.pem'))
      return { undo: () => renameSync(inKeys('away.pem'), inKeys('tickets.pem')) }
    },
    advice: /missing: \S+tickets\.pem\. Mount the folder.*fairground keys init/,
  },
  'a key file is open to other users': {
    check: 'key-modes',
    plant: async () => {
      chmodSync(inKeys('vault.key'), 0o640)
      return { undo: () => chmodSync(inKeys('vault.key'), 0o600) }
    },
    advice: /other users can read \S+vault\.key\. Run chmod go=/,
  },
  'the vault key lacks a version that sealed values': {
    check: 'key-versions',
    plant: async () => {
      const folder = join(server().folder, 'other-keys')
      cpSync(join(server().folder, 'keys'), folder, { recursive: true })
      const digestRoot = Buffer.alloc(32)
      writeFileSync(
        join(folder, 'vault.key'),
        formatVaultKey({ digestRoot, versions: [createKeyVersion(2)] }),
      )
      return { environment: { FAIRGROUND_KEY_FOLDER: folder } }
    },
    advice: /version 1 is missing and has sealed player_key \d+.*Restore its line of vault\.key/,
  },
  'a disk is nearly full': {
    check: 'disk',
    getFreeBytes: () => 500_000_000,
    advice: /0\.5 GB are free at .*larger disk/,
  },
  'the beacon is away': {
    check: 'beacon',
    environment: { FAIRGROUND_BEACON_URLS: `http://${nowhere}` },
    advice: /is not reachable: .*Check FAIRGROUND_BEACON_URLS/,
  },
  'the beacon has another chain': {
    check: 'beacon',
    plant: async () => {
      const folder = join(server().folder, 'other-beacon')
      mkdirSync(folder, { recursive: true })
      const other = await startLocalBeacon(folder)
      return { environment: { FAIRGROUND_BEACON_URLS: other.url }, undo: () => other.stop() }
    },
    advice: /sends rounds of another chain than .*FAIRGROUND_BEACON_CHAIN/,
  },
  'the signer is away': {
    check: 'signer',
    environment: { FAIRGROUND_SIGNER_SOCKET: '/nonexistent/signer.sock' },
    advice: /not reachable: .*Start the signer.*FAIRGROUND_SIGNER_ADDRESSES/,
  },
  'the control system is away': {
    check: 'control',
    environment: {
      FAIRGROUND_CONTROL_URL: `http://${nowhere}`,
      FAIRGROUND_CONTROL_TOKEN: 'token',
      FAIRGROUND_CONTROL_KEYS: 'ab'.repeat(32),
    },
    advice: /no answer\. Start the control system/,
  },
  'the mail server is away': {
    check: 'mail',
    environment: { FAIRGROUND_SMTP_URL: `smtp://${nowhere}` },
    advice: /ECONNREFUSED.*Check FAIRGROUND_SMTP_URL/,
  },
  'the scanner is away': {
    check: 'scanner',
    environment: { FAIRGROUND_SCANNER_URL: `tcp://${nowhere}` },
    advice: /ECONNREFUSED.*Start clamd/,
  },
  'documents cannot be written': {
    check: 'documents',
    plant: async () => {
      const file = join(server().folder, 'a-file')
      writeFileSync(file, '')
      return { environment: { FAIRGROUND_DOCUMENT_FOLDER: file } }
    },
    advice: /not writable: ENOTDIR.*FAIRGROUND_DOCUMENT_FOLDER/,
  },
  'the address of the sites lacks the host': {
    check: 'site-address',
    environment: { FAIRGROUND_SITE_ADDRESS: 'https://site.example/play' },
    advice: /needs \{host\} and no path.*Write https:\/\/\{host\}/,
  },
  'an operator lists an address instead of a host': {
    check: 'site-address',
    plant: async () => {
      const [{ hosts } = { hosts: [] }] = await server().sql<{ hosts: string[] }>(
        `SELECT hosts FROM member WHERE code = 'north'`,
      )
      const set = (value: readonly string[]) =>
        server().sql(`UPDATE member SET hosts = $1 WHERE code = 'north'`, [value])
      await set(['https://north.example:8080/'])
      return { undo: () => set(hosts) }
    },
    advice: /without a usable host: north\. List host names/,
  },
  'production has settings of a demonstration': {
    check: 'production',
    environment: { FAIRGROUND_MODE: 'production', FAIRGROUND_RATE_FACTOR: '1000' },
    advice: /FAIRGROUND_RATE_FACTOR changes the rate limits\. Remove the setting/,
  },
  'production has no backup': {
    check: 'backup-age',
    environment: { FAIRGROUND_MODE: 'production' },
    advice: /there is no backup\. Run fairground backup every day/,
  },
  // The table is append-only, so the later rows are the last ones of this file.
  'the newest backup is old': {
    check: 'backup-age',
    plant: async () => {
      await newBackup('3 days')
      return {}
    },
    advice: /72\.0 hours old\. Find out why/,
  },
}

const examine = async (fault: Partial<Fault> = {}, planted: Record<string, string> = {}) => {
  const environment = { ...createHealthyEnvironment(server()), ...fault.environment, ...planted }
  return runDoctor({
    config: readConfig(environment, ['--services=gateway,lane,worker']),
    environment,
    ...(fault.check && { only: [fault.check] }),
    ...(fault.now && { now: fault.now }),
    ...(fault.getFreeBytes && { getFreeBytes: fault.getFreeBytes }),
  })
}

describe('fairground doctor', { timeout: 180_000 }, () => {
  it('fails nothing at a healthy stack', async () => {
    const { code, out } = await runCommand(['doctor'], createHealthyEnvironment(server()))
    const lines = out.trimEnd().split('\n')
    expect(lines.filter(line => line.startsWith('FAIL'))).toEqual([])
    expect(code).toBe(0)
    // A test has no control system, standby, durable disk or backup, and its pages are not public.
    const warned = lines.filter(line => line.startsWith('warn')).map(line => line.slice(5).replace(/:.*/, ''))
    expect(warned).toEqual(['production', 'database-settings', 'signer', 'control', 'backup-age'])
  })

  it.each(Object.keys(faults))('finds that %s, and says what to do', async name => {
    const fault = faults[name]!
    const [healthy] = await examine({ check: fault.check })
    expect(healthy?.status).not.toBe('FAIL')
    const { environment, undo } = (await fault.plant?.()) ?? {}
    try {
      expect(await examine(fault, environment)).toEqual([
        { name: fault.check, status: 'FAIL', advice: expect.stringMatching(fault.advice) },
      ])
    } finally {
      await undo?.()
    }
  })

  it('ends with code 1 and JSON when a check fails', async () => {
    const environment = { ...createHealthyEnvironment(server()), FAIRGROUND_BEACON_URLS: `http://${nowhere}` }
    const { code, out } = await runCommand(['doctor', '--json', '--only=beacon,disk'], environment)
    expect(code).toBe(1)
    expect(JSON.parse(out)).toEqual({
      ok: false,
      checks: [
        expect.objectContaining({ name: 'disk', status: 'ok' }),
        expect.objectContaining({ name: 'beacon', status: 'FAIL' }),
      ],
    })
  })

  it('finds that the real control system answers', async () => {
    const chain: unknown = JSON.parse(readFileSync(join(server().folder, 'chain.json'), 'utf8'))
    const control = await startControl({ beacon: { relays: [], chain }, operators: {} })
    const environment = {
      FAIRGROUND_CONTROL_URL: control.url,
      FAIRGROUND_CONTROL_TOKEN: control.token,
      FAIRGROUND_CONTROL_KEYS: control.key,
    }
    try {
      expect((await examine({ check: 'control', environment }))[0]).toMatchObject({ status: 'ok' })
      const wrong = { ...environment, FAIRGROUND_CONTROL_TOKEN: 'wrong' }
      expect((await examine({ check: 'control', environment: wrong }))[0]).toMatchObject({ status: 'FAIL' })
    } finally {
      await control.stop()
    }
  })

  it('reports a missing setting as a failure', async () => {
    const { FAIRGROUND_NATS_URL: _, ...environment } = createHealthyEnvironment(server())
    const { code, out } = await runCommand(['doctor'], environment)
    expect([code, out]).toEqual([1, expect.stringMatching(/^FAIL settings: FAIRGROUND_NATS_URL is not set/)])
  })

  it('fails a signer that lacks an entry of the platform', () => {
    const position = { k: 7, head: 'aa' }
    const status = {
      ...position,
      term: 1,
      termStart: position,
      signerKey: '',
      mode: 'active',
      solo: false,
      beaconRound: 1,
      clockDriftMs: 0,
      endingChains: [],
    } as const
    expect(judgeSigner([status], position).status).toBe('ok')
    expect(judgeSigner([status], { k: 8, head: 'bb' })).toEqual({
      status: 'FAIL',
      advice: expect.stringMatching(/ends at 7 and lacks entry 8.*Restore/),
    })
    expect(judgeSigner([{ ...status, mode: 'behind' }], position).advice).toMatch(
      /no signer holds the term: behind/,
    )
  })
})

import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { getPublicKey } from '@fairground/fair/crypto/signature'
import { hex, unhex } from '@fairground/fair/encoding/bytes'
import {
  brokerUsers,
  type BrokerUser,
  formatBrokerUsers,
} from '@fairground/server/platform/broker/broker-users'
import { openSigningKey } from '@fairground/server/platform/keys'
import { findKeyNames } from '@fairground/server/production/key-files'
import { root } from '../check/command.ts'
import { createAuthority, createPinnedCertificate, createServerCertificate } from './certificates.ts'
import type { Place } from './place.ts'

export interface DeploymentOptions {
  /** A folder that does not exist yet. */
  readonly folder: string
  readonly place: Place
  /** The numbers of the first operators. */
  readonly operators: readonly number[]
  readonly beaconUrls: readonly string[]
}

const keysCommand = ['apps/server/src/fairground.ts', 'keys']

const newSecret = (): string => randomBytes(24).toString('base64url')

/** Writes the secrets, certificates and keys of a new deployment: one folder for each service, with nothing else in it. */
export const writeDeployment = ({ folder, place, operators, beaconUrls }: DeploymentOptions): void => {
  if (existsSync(folder)) throw new Error(`${folder} exists. Its secrets cannot be created twice.`)
  const write = (file: string, text: string): void => {
    const path = join(folder, file)
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    writeFileSync(path, text, { mode: 0o600 })
  }
  const authority = join(folder, 'authority')
  createAuthority(authority)
  createServerCertificate(authority, join(folder, 'postgres'), 'postgres')
  createServerCertificate(authority, join(folder, 'nats'), 'nats')
  createServerCertificate(authority, join(folder, 'control-proxy'), 'control-proxy')
  const signerFingerprint = createPinnedCertificate(join(folder, 'signer'), 'signer')
  const workerFingerprint = createPinnedCertificate(join(folder, 'worker'), 'worker')

  const databaseUrl = (role: string): string => {
    const password = newSecret()
    write(`postgres/${role}.password`, password)
    const { host, flags } = place.database
    return `postgres://${role}:${password}@${host}/fairground${flags}`
  }
  const owner = databaseUrl('fairground_owner')
  const app = databaseUrl('fairground_app')
  const relay = databaseUrl('fairground_relay')
  const staff = databaseUrl('fairground_staff')
  write('migrate/owner-url', owner)
  const passwords = Object.fromEntries(brokerUsers.map(user => [user, newSecret()])) as Record<
    BrokerUser,
    string
  >
  write('nats/users.conf', formatBrokerUsers(passwords))
  for (const user of brokerUsers) {
    write(`${user}/database-url`, user === 'console' ? staff : app)
    if (user === 'worker') write(`${user}/relay-url`, relay)
    write(`${user}/nats-url`, place.broker.replace('{user}', `${user}:${passwords[user]}`))
  }

  const keys = join(folder, 'keys')
  const signerData = join(folder, 'signer', 'data')
  createKeys(keys, signerData, operators)
  for (const user of brokerUsers)
    for (const name of findKeyFiles(user, operators))
      copyKey(join(keys, name), join(folder, user, 'keys', name))

  const controlSecret = randomBytes(32).toString('hex')
  const controlKey = hex(getPublicKey(unhex(controlSecret)))
  const controlToken = newSecret()
  write('control/data/control.key', `${controlSecret}\n`)
  write('control/token', controlToken)
  write('worker/control-token', controlToken)
  const operator = {
    platformKeys: [hex(openSigningKey(keys, 'platform', false).publicKey)],
    signerKeys: [hex(openSigningKey(signerData, 'signer', false).publicKey)],
  }
  const control = {
    ...place.control,
    tokenFile: 'token',
    beacon: { relays: beaconUrls },
    operators: Object.fromEntries(operators.map(id => [id, operator])),
  }
  write('control/control.json', `${JSON.stringify(control, null, 2)}\n`)
  const beacons = `FAIRGROUND_BEACON_URLS=${beaconUrls.join(',')}`
  const controlKeys = `FAIRGROUND_CONTROL_KEYS=${controlKey}`
  // Without the quotes, some readers of this format take the fingerprint for a comment.
  const signerAddress = `FAIRGROUND_SIGNER_ADDRESSES="https://${place.signer}#${signerFingerprint}"`
  const callers = `FAIRGROUND_SIGNER_CALLERS=worker=${workerFingerprint}`
  for (const user of brokerUsers) {
    const lines = user === 'worker' ? [beacons, signerAddress, controlKeys] : [beacons]
    write(`${user}/settings.env`, `${lines.join('\n')}\n`)
  }
  write('signer/settings.env', `${[beacons, callers, controlKeys].join('\n')}\n`)
  for (const service of [...brokerUsers, 'migrate'])
    cpSync(join(authority, 'ca.crt'), join(folder, service, 'ca.crt'))
}

/** Gives the folders to the users of their services. Only root can do that. */
export const chownDeployment = (folder: string, { owner }: Place): void => {
  // Every service must reach its own folder, and no service lists the others.
  chmodSync(folder, 0o711)
  for (const name of ownedFolders) execFileSync('chown', ['-R', owner(name), join(folder, name)])
}

/** The folders that belong to a user of their own. The others belong to root. */
const ownedFolders: readonly string[] = [
  ...brokerUsers,
  'migrate',
  'signer',
  'control',
  'control-proxy',
  'postgres',
  'nats',
]

const createKeys = (keyFolder: string, signerFolder: string, operators: readonly number[]): void => {
  const init = (...flags: string[]) =>
    execFileSync(process.execPath, [...keysCommand, 'init', ...flags], {
      cwd: root,
      env: { ...process.env, FAIRGROUND_KEY_FOLDER: keyFolder, FAIRGROUND_SIGNER_FOLDER: signerFolder },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  init(`--operators=${operators.join(',')}`)
  init('--services=signer')
}

const findKeyFiles = (user: BrokerUser, operators: readonly number[]): string[] => {
  const names = findKeyNames([user], { pushContact: undefined })
  return user === 'worker' ? [...names, ...operators.map(id => `log-${id}.pem`)] : names
}

const copyKey = (from: string, to: string): void => {
  mkdirSync(dirname(to), { recursive: true, mode: 0o700 })
  cpSync(from, to)
}

import { describe, expect, it } from 'vitest'
import { BadConfiguration } from './bad-configuration.ts'
import { readConfig } from './config.ts'

const environment = {
  FAIRGROUND_DATABASE_URL: 'postgres://app@db/fairground',
  FAIRGROUND_RELAY_URL: 'postgres://relay@db/fairground',
  FAIRGROUND_NATS_URL: 'nats://nats',
  FAIRGROUND_BEACON_URLS: 'https://api.drand.sh',
}
const inside = { ...environment, FAIRGROUND_ALLOW_SIGNER_INSIDE: '1' }
const fingerprint = 'ab'.repeat(32)

describe('the services of a process', () => {
  it.each([[[]], [['--services=all']], [['--services=worker,signer']]])(
    'refuse the signer among others: %s',
    args => {
      expect(() => readConfig(environment, args)).toThrow('must not run in one process')
      expect(readConfig(inside, args).services).toContain('signer')
    },
  )

  it('admit the signer alone, and others without it', () => {
    expect(readConfig(environment, ['--services=signer']).services).toEqual(['signer'])
    expect(readConfig(environment, ['--services=gateway,worker']).services).toHaveLength(2)
  })
})

it('refuses private addresses of partners by default', () => {
  const read = (own: Record<string, string>) => readConfig({ ...environment, ...own }, ['--services=gateway'])
  expect(read({}).allowPrivatePartners).toBe(false)
  expect(read({ FAIRGROUND_ALLOW_PRIVATE_PARTNERS: '1' }).allowPrivatePartners).toBe(true)
})

describe('the settings of the signer', () => {
  it('name the Unix socket in its folder by default', () => {
    const { signer } = readConfig({ ...environment, FAIRGROUND_SIGNER_FOLDER: '/data' }, [
      '--services=worker',
    ])
    expect(signer.addresses).toEqual([{ socket: '/data/signer.sock' }])
    expect(signer.listener).toBeUndefined()
  })

  const certificate = {
    FAIRGROUND_SIGNER_CERTIFICATE: '/etc/worker.crt',
    FAIRGROUND_SIGNER_CERTIFICATE_KEY: '/etc/worker.key',
  }
  const read = (own: Record<string, string>) =>
    readConfig({ ...environment, ...certificate, ...own }, ['--services=worker']).signer

  it('read pinned addresses and callers in the notation of OpenSSL', () => {
    const colons = fingerprint.toUpperCase().match(/../g)!.join(':')
    const signer = read({
      FAIRGROUND_SIGNER_ADDRESSES: `https://signer-a:4100#${fingerprint},https://[::1]:4101#${colons}`,
      FAIRGROUND_SIGNER_LISTEN: '0.0.0.0:4100',
      FAIRGROUND_SIGNER_CALLERS: `worker=${colons}`,
    })
    expect(signer.addresses).toEqual([
      { host: 'signer-a', port: 4100, fingerprint },
      { host: '::1', port: 4101, fingerprint },
    ])
    expect(signer.listener?.roles.get(fingerprint)).toBe('worker')
  })

  it.each([
    ['an address without a fingerprint', { FAIRGROUND_SIGNER_ADDRESSES: 'https://signer-a:4100' }],
    ['an address without TLS', { FAIRGROUND_SIGNER_ADDRESSES: `http://signer-a:4100#${fingerprint}` }],
    ['a short fingerprint', { FAIRGROUND_SIGNER_ADDRESSES: 'https://signer-a:4100#abcd' }],
    [
      'an unknown role',
      { FAIRGROUND_SIGNER_LISTEN: '0.0.0.0:1', FAIRGROUND_SIGNER_CALLERS: `console=${fingerprint}` },
    ],
    [
      'a port without a certificate',
      { FAIRGROUND_SIGNER_LISTEN: '0.0.0.0:1', FAIRGROUND_SIGNER_CERTIFICATE: '' },
    ],
  ])('refuse %s', (_, own) => {
    expect(() => read(own)).toThrow()
  })
})

describe('the settings of the control system', () => {
  const key = 'cd'.repeat(32)
  const url = 'https://control.example:4600/'
  const read = (own: Record<string, string>) =>
    readConfig({ ...environment, ...own }, ['--services=worker']).control
  const complete = {
    FAIRGROUND_CONTROL_URL: url,
    FAIRGROUND_CONTROL_KEYS: `${key},${fingerprint}`,
    FAIRGROUND_CONTROL_TOKEN_FILE: import.meta.filename,
  }

  it('are absent, or name address, token and key', () => {
    expect(read({ FAIRGROUND_CONTROL_KEYS: key })).toBeUndefined()
    expect(read(complete)).toMatchObject({ url: 'https://control.example:4600', publicKey: key })
    expect(read({ ...complete, FAIRGROUND_CONTROL_URL: 'http://127.0.0.1:4600' })).toBeDefined()
  })

  it.each([
    ['an address without TLS on another machine', { FAIRGROUND_CONTROL_URL: 'http://control:4600' }],
    ['no key', { FAIRGROUND_CONTROL_KEYS: '' }],
    ['no token', { FAIRGROUND_CONTROL_TOKEN_FILE: '' }],
    ['a token file that does not exist', { FAIRGROUND_CONTROL_TOKEN_FILE: '/no/such/file' }],
  ])('refuse %s', (_, change) => {
    expect(() => read({ ...complete, ...change })).toThrow(BadConfiguration)
  })
})

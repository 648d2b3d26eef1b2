import { quicknet } from '@fairground/fair/beacon/beacon'
import { describe, expect, it } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { checkProduction, type ProductionFacts } from './check-production.ts'
import { isOpenNetworkDatabase } from './network-database.ts'

const live = {
  FAIRGROUND_MODE: 'production',
  FAIRGROUND_DATABASE_URL: 'postgres://app@db.example/fairground?sslmode=verify-full',
  FAIRGROUND_RELAY_URL: 'postgres://relay@127.0.0.1/fairground',
  FAIRGROUND_NATS_URL: 'tls://{service}:password@nats.example:4222',
  FAIRGROUND_BEACON_URLS: 'https://api.drand.sh',
  FAIRGROUND_SMTP_URL: 'smtp://user:password@mail.example:587',
  FAIRGROUND_MESSAGES_URL: 'https://key@messages.example/send',
  FAIRGROUND_PUSH_CONTACT: 'mailto:staff@operator.example',
  FAIRGROUND_PAYMENTS_PROVIDER: 'adyen',
  FAIRGROUND_PAYMENTS_KEY: 'key',
  FAIRGROUND_PAYMENTS_PAYOUT_KEY: 'key',
  FAIRGROUND_PAYMENTS_WEBHOOK_SECRET: 'ab',
  FAIRGROUND_PAYMENTS_ACCOUNT: 'account',
  FAIRGROUND_PAYMENTS_BALANCE_ACCOUNT: 'balance account',
  FAIRGROUND_PAYMENTS_LIVE_PREFIX: 'prefix',
}
const facts: ProductionFacts = { chain: quicknet, missingKeys: [] }

const check = (
  change: Readonly<Record<string, string | undefined>>,
  services = 'gateway,lane,worker',
  found: Partial<ProductionFacts> = {},
) => {
  const env = { ...live, ...change }
  return checkProduction(readConfig(env, [`--services=${services}`]), env, { ...facts, ...found })
}

describe('production mode', () => {
  it.each(['gateway,lane,worker', 'gateway', 'signer'])('admits complete settings of %s', services => {
    expect(check({}, services)).toEqual([])
  })

  it('admits a mail server on this machine, and no payments', () => {
    const change = { FAIRGROUND_SMTP_URL: 'smtp://localhost', FAIRGROUND_PAYMENTS_PROVIDER: undefined }
    expect(check(change)).toEqual([])
  })

  it.each([
    [
      'partners at private addresses',
      { FAIRGROUND_ALLOW_PRIVATE_PARTNERS: '1' },
      'FAIRGROUND_ALLOW_PRIVATE_PARTNERS lets ',
    ],
    [
      'a broker without a user',
      { FAIRGROUND_NATS_URL: 'tls://nats.example' },
      'FAIRGROUND_NATS_URL names no user. Add ',
    ],
    [
      'a broker without TLS',
      { FAIRGROUND_NATS_URL: 'nats://gateway:password@nats.example' },
      'FAIRGROUND_NATS_URL reaches the broker over a network without TLS. Write ',
    ],
    [
      'the sandbox for payments',
      { FAIRGROUND_PAYMENTS_PROVIDER: 'sandbox', FAIRGROUND_PAYMENTS_URL: 'http://a' },
      'The payment provider is the sandbox. Set ',
    ],
    [
      'the test environment of Adyen',
      { FAIRGROUND_PAYMENTS_LIVE_PREFIX: undefined },
      'Set FAIRGROUND_PAYMENTS_LIVE_PREFIX',
    ],
    [
      'another address of Adyen',
      { FAIRGROUND_PAYMENTS_URL: 'https://a.example' },
      'FAIRGROUND_PAYMENTS_URL replaces',
    ],
    [
      'the sandbox for mail',
      { FAIRGROUND_SMTP_URL: 'smtp://127.0.0.1:1025' },
      'FAIRGROUND_SMTP_URL names the sandbox',
    ],
    [
      'the sandbox for messages',
      { FAIRGROUND_MESSAGES_URL: 'https://key@localhost:4026/messages' },
      'FAIRGROUND_MESSAGES_URL names',
    ],
    [
      'messages without TLS',
      { FAIRGROUND_MESSAGES_URL: 'http://key@messages.example' },
      'FAIRGROUND_MESSAGES_URL names',
    ],
    [
      'the sandbox for push messages',
      { FAIRGROUND_PUSH_SERVICES: 'http://127.0.0.1:4031' },
      'FAIRGROUND_PUSH_SERVICES names',
    ],
    ['failpoints', { FAIRGROUND_FAILPOINT: 'pay.midBatch' }, 'FAIRGROUND_FAILPOINT is only for tests'],
    ['observations', { FAIRGROUND_OBSERVATIONS: '/tmp' }, 'FAIRGROUND_OBSERVATIONS is only for tests'],
    [
      'keys of demo staff',
      { FAIRGROUND_CONSOLE_DEMO_STAFF: '/srv/staff.json' },
      'FAIRGROUND_CONSOLE_DEMO_STAFF gives',
    ],
    ['a rate factor', { FAIRGROUND_RATE_FACTOR: '1000' }, 'FAIRGROUND_RATE_FACTOR changes'],
    ['a rate factor that is no number', { FAIRGROUND_RATE_FACTOR: 'x' }, 'FAIRGROUND_RATE_FACTOR changes'],
    ['further origins', { FAIRGROUND_EXTRA_ORIGINS: 'http://a.example' }, 'FAIRGROUND_EXTRA_ORIGINS admits'],
    [
      'an open database',
      { FAIRGROUND_DATABASE_URL: 'postgres://app@db.example/a' },
      'FAIRGROUND_DATABASE_URL reaches PostgreSQL',
    ],
    [
      'an open database of the relay',
      { FAIRGROUND_RELAY_URL: 'postgres://app@db.example/a?sslmode=require' },
      'FAIRGROUND_RELAY_URL reaches PostgreSQL',
    ],
  ])('refuses %s', (_, change, sentence) => {
    const problems = check(change)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(sentence)
  })

  it.each(['all', 'worker,signer'])('refuses --services=%s, also with the flag for development', services => {
    for (const change of [{}, { FAIRGROUND_ALLOW_SIGNER_INSIDE: '1' }])
      expect(check(change, services)).toEqual([
        expect.stringContaining('The signer runs in one process with other services. Start it alone'),
      ])
  })

  it.each([
    ['a local chain', { ...quicknet, local: true }],
    ['a chain with another key', { ...quicknet, publicKey: 'ab'.repeat(96) }],
    ['a chain with another start', { ...quicknet, genesis: 1 }],
  ])('refuses %s', (_, chain) => {
    expect(check({}, 'worker', { chain })).toEqual([
      expect.stringContaining('another chain than drand quicknet'),
    ])
  })

  it('becomes a rehearsal with another chain, and stays as closed', () => {
    const chain = { ...quicknet, local: true }
    const rehearsal = { FAIRGROUND_MODE: 'rehearsal' }
    expect(check(rehearsal, 'worker', { chain })).toEqual([])
    expect(
      check({ ...rehearsal, FAIRGROUND_RATE_FACTOR: '2' }, 'all', { chain, missingKeys: ['a'] }),
    ).toHaveLength(3)
  })

  it('refuses a console without TLS, and an open database of the staff', () => {
    const database = { FAIRGROUND_STAFF_DATABASE_URL: 'postgres://staff@db.example/a' }
    expect(check({ FAIRGROUND_CONSOLE_ADDRESS: 'http://console.example', ...database }, 'console')).toEqual([
      expect.stringContaining('FAIRGROUND_STAFF_DATABASE_URL reaches PostgreSQL'),
      expect.stringContaining('FAIRGROUND_CONSOLE_ADDRESS is not https'),
    ])
    expect(check({ FAIRGROUND_CONSOLE_ADDRESS: 'https://console.example' }, 'console')).toEqual([])
  })

  it('names the missing key files and the command that creates them', () => {
    const [problem, ...more] = check({}, 'worker', { missingKeys: ['/keys/vault.key', '/keys/platform.pem'] })
    expect(more).toEqual([])
    expect(problem).toMatch(/\/keys\/vault\.key, \/keys\/platform\.pem.*fairground keys init/)
  })

  it('lists all problems at once', () => {
    const change = {
      FAIRGROUND_RATE_FACTOR: '2',
      FAIRGROUND_EXTRA_ORIGINS: 'http://a',
      FAIRGROUND_FAILPOINT: 'a',
    }
    expect(check(change, 'all', { missingKeys: ['a'] })).toHaveLength(5)
  })

  it('is a known mode', () => {
    expect(() => check({ FAIRGROUND_MODE: 'prod' })).toThrow(
      'FAIRGROUND_MODE is prod; there are: development, rehearsal, production',
    )
  })
})

describe('a database URL', () => {
  it.each([
    ['postgres://app@127.0.0.1:5432/a?sslmode=disable', false],
    ['postgres://app@localhost/a', false],
    ['postgres://app@[::1]/a', false],
    ['postgres://app@%2Fvar%2Frun%2Fpostgresql/a', false],
    ['postgres://app@/a?host=/var/run/postgresql', false],
    ['socket:/var/run/postgresql?db=a', false],
    ['postgres://app@db.example/a?sslmode=verify-full', false],
    ['postgres://app@db.example/a?sslmode=verify-ca', false],
    ['postgres://app@10.0.0.1/a', true],
    ['postgres://app@db.example/a?sslmode=disable', true],
    ['postgres://app@db.example/a?sslmode=no-verify', true],
    ['postgres://app@db.example/a?sslmode=prefer', true],
    ['postgres://app@db.example/a?sslmode=verify-full&sslmode=disable', true],
    ['postgres://app@127.0.0.1/a?host=db.example', true],
    ['postgres://app@localhost.evil.example/a', true],
  ])('%s is open on a network: %s', (url, open) => {
    expect(isOpenNetworkDatabase(url)).toBe(open)
  })
})

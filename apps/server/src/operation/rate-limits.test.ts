import { expectFault } from '@fairground/testkit/server/checked-call'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Books, openBooks } from '#testing/books.test-support.ts'
import { quietLog } from '#testing/quiet-log.test-support.ts'
import { createTestVault } from '#testing/test-vault.test-support.ts'
import { createRateLimits, type RateLimits } from './rate-limits.ts'

let books: Books
beforeAll(async () => {
  books = await openBooks()
})
afterAll(() => books.close())
beforeEach(() => books.rows('TRUNCATE rate_count'))

const vault = createTestVault()
const createLimits = (factor = 1) => createRateLimits(factor, { db: books.app.db, vault, log: quietLog })

const countAllowed = async (
  limits: RateLimits,
  name: Parameters<RateLimits['allow']>[0],
  addresses: readonly string[],
  memberId = books.memberId,
) => {
  const answers = await Promise.all(addresses.map(address => limits.allow(name, memberId, address)))
  return answers.filter(Boolean).length
}
const times = (count: number, address: string) => Array.from({ length: count }, () => address)

describe('createRateLimits', () => {
  it.each([
    ['ping', 50],
    ['login', 20],
    ['attemptAuthentication', 20],
    ['loginCheck', 50],
    ['checkEmail', 10],
    ['joinGame', 5],
    ['requestResetPassword', 6],
    ['openTicket', 6],
    ['playerRegistration', 10],
  ] as const)('limits %s to %i calls per address', async (name, max) => {
    const limits = createLimits()
    expect(await countAllowed(limits, name, times(60, '10.0.0.1'))).toBe(max)
    expect(await countAllowed(limits, name, times(60, '10.0.0.2'))).toBe(max)
  })

  it('counts all operations of an address together', async () => {
    const limits = createLimits()
    expect(await countAllowed(limits, 'ping', times(30, '10.0.0.1'))).toBe(30)
    expect(await countAllowed(limits, 'init', times(30, '10.0.0.1'))).toBe(20)
  })

  it('multiplies the limits by the factor', async () => {
    expect(await countAllowed(createLimits(10), 'joinGame', times(60, '10.0.0.1'))).toBe(50)
  })

  it('counts the players of two operators at one address separately', async () => {
    const limits = createLimits()
    expect(await countAllowed(limits, 'login', times(21, '10.0.0.1'))).toBe(20)
    expect(await countAllowed(limits, 'login', times(21, '10.0.0.1'), books.otherMemberId)).toBe(20)
  })
})

describe('an attacker with many IPv6 addresses', () => {
  const host = (i: number) => (i + 1).toString(16)

  it('has the limit of one address within a /64', async () => {
    const addresses = Array.from({ length: 2000 }, (_, i) => `2001:db8:1:2::${host(i)}`)
    expect(await countAllowed(createLimits(), 'login', addresses)).toBe(20)
    expect(await countAllowed(createLimits(), 'playerRegistration', addresses)).toBe(10)
  })

  it('has ten times the limit within a /48', async () => {
    const addresses = Array.from({ length: 2000 }, (_, i) => `2001:db8:1:${host(i)}::1`)
    expect(await countAllowed(createLimits(), 'login', addresses)).toBe(200)
    expect(await countAllowed(createLimits(), 'checkEmail', ['2001:db8:2::1'])).toBe(1)
  })
})

describe('the shared count', () => {
  it('is one for all gateways', async () => {
    const [first, second] = [createLimits(), createLimits()]
    expect(await countAllowed(first, 'checkEmail', times(6, '10.0.0.1'))).toBe(6)
    expect(await countAllowed(second, 'checkEmail', times(20, '10.0.0.1'))).toBe(4)
    expect(await countAllowed(first, 'checkPhone', times(4, '10.0.0.1'))).toBe(0)
  })

  it('starts again when its window has passed, and removes old rows', async () => {
    expect(await countAllowed(createLimits(), 'checkEmail', times(20, '10.0.0.1'))).toBe(10)
    await books.rows(`UPDATE rate_count SET ends_at = clock_timestamp() - interval '1 second'`)
    expect(await countAllowed(createLimits(), 'checkEmail', times(20, '10.0.0.2'))).toBe(10)
    expect(await books.rows('SELECT FROM rate_count')).toHaveLength(1)
    expect(await countAllowed(createLimits(), 'checkEmail', times(20, '10.0.0.1'))).toBe(10)
  })

  it('stores no address', async () => {
    await countAllowed(createLimits(), 'login', ['10.0.0.1'])
    const [row] = await books.rows<{ key: Buffer }>('SELECT key FROM rate_count')
    expect(row!.key).toEqual(vault.digest(books.memberId, 'rate-limit', 'login/10.0.0.1'))
  })

  it('falls back to the count of each gateway while the database fails', async () => {
    await books.rows('REVOKE INSERT ON rate_count FROM fairground_app')
    try {
      for (const limits of [createLimits(), createLimits()])
        expect(await countAllowed(limits, 'checkEmail', times(20, '10.0.0.1'))).toBe(10)
    } finally {
      await books.rows('GRANT INSERT ON rate_count TO fairground_app')
    }
  })
})

describe('the gateway', () => {
  const server = useTestServer({ rateFactor: 1 })

  it('refuses the 21st login within a minute and ignores a forged client address', async () => {
    const input = { username: 'rowan', password: 'x' }
    const { call } = server().rest()
    for (let i = 0; i < 20; i++) {
      // A name of its own each time, because wrong passwords of one name are counted too.
      const other = { ...input, username: `rowan${i}` }
      expect(await expectFault(call, 'login', other)).toMatchObject({ code: 103 })
    }
    expect(await expectFault(call, 'login', input)).toMatchObject({ name: 'request.rateLimited', code: 429 })
    const claimed = await fetch(`${server().baseUrl}/api/1/login`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'site-key': server().member().siteKey,
        'x-forwarded-for': '203.0.113.9',
      },
      body: JSON.stringify(input),
    })
    expect(claimed.status).toBe(429)
    const channel = server().channel()
    channel.open()
    expect(await expectFault(channel.call, 'login', input)).toMatchObject({ code: 429 })
    expect(await call('ping', {})).toMatchObject({ serverTime: expect.any(Number) })
  })
})

import { expectFault } from '@fairground/testkit/server/checked-call'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { describe, expect, it } from 'vitest'
import { createRateLimits, type RateLimits } from './rate-limits.ts'

const admitted = async (
  limits: RateLimits,
  name: Parameters<RateLimits['allow']>[0],
  address: string,
  tries: number,
) => {
  const answers = await Promise.all(Array.from({ length: tries }, () => limits.allow(name, address)))
  return answers.filter(Boolean).length
}

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
    const limits = createRateLimits(1)
    expect(await admitted(limits, name, '10.0.0.1', 60)).toBe(max)
    expect(await admitted(limits, name, '10.0.0.2', 60)).toBe(max)
  })

  it('counts all operations of an address together', async () => {
    const limits = createRateLimits(1)
    expect(await admitted(limits, 'ping', '10.0.0.1', 30)).toBe(30)
    expect(await admitted(limits, 'init', '10.0.0.1', 30)).toBe(20)
  })

  it('multiplies the limits by the factor', async () => {
    expect(await admitted(createRateLimits(10), 'joinGame', '10.0.0.1', 60)).toBe(50)
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

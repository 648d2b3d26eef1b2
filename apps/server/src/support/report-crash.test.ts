import { expectFault } from '@fairground/testkit/server/checked-call'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { describe, expect, it } from 'vitest'
import { cleanReport } from './clean-report.ts'

const server = useTestServer({ rateFactor: 1 })

const report = {
  kind: 'scriptError',
  message: 'x is undefined',
  stack: 'at f',
  path: '/pick',
  release: '1',
} as const

describe('cleanReport', () => {
  it.each([
    ['no user rowan@example.test here', 'no user [address] here'],
    ['at https://north.example/pick?key=abc&x=1:3', 'at https://north.example/pick?[parameters]'],
    ['token Zm9vYmFyYmF6cXV4MTIzNDU2Nzg5MA rejected', 'token [token] rejected'],
    ['call +44 20 7946 0958 now', 'call [number] now'],
    ['card 4242 4242 4242 4242', 'card [number]'],
    ['a\u001B[31mred\u0000\r\u202E', 'a[31mred'],
    ['at f (app.js:12:34)\nat g', 'at f (app.js:12:34)\nat g'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ])('of %j', (text, cleaned) => {
    expect(cleanReport(text)).toBe(cleaned)
  })
})

describe('reportCrash', () => {
  it('accepts a report of a visitor', async () => {
    expect(await server().rest('south').call('reportCrash', report)).toEqual({ accepted: true })
  })

  it.each([
    ['a huge message', { message: 'x'.repeat(501) }],
    ['a huge stack', { stack: 'x'.repeat(4001) }],
    ['a path with parameters', { path: '/password?key=secret' }],
    ['another address', { path: 'https://evil.example' }],
    ['an unknown kind', { kind: 'other' }],
    ['a further field', { player: 'rowan' }],
  ])('rejects %s', async (_, change) => {
    const input = { ...report, ...change } as typeof report
    expect(await expectFault(server().rest('south').call, 'reportCrash', input)).toMatchObject({
      name: expect.stringMatching(/^request\.(invalid|rateLimited)$/),
    })
  })

  it('limits the reports of one address', async () => {
    const { call } = server().rest('south')
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => call('reportCrash', report)))
    expect(answers.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(5)
  })

  it('rejects a huge body', async () => {
    const { siteKey, id } = server().member('south')
    const response = await fetch(`${server().baseUrl}/api/${id}/reportCrash`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'site-key': siteKey },
      body: JSON.stringify({ ...report, message: 'x'.repeat(5_000_000) }),
    })
    expect(response.status).toBe(400)
  })
})

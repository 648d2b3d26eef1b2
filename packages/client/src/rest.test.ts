import { fault } from '@fairground/contract/errors'
import { describe, expect, it } from 'vitest'
import { restClient } from '#rest.ts'
import { toCallHeaders } from '#session-headers.ts'
import { cookieTokenStore, memoryTokenStore } from '#token-store.ts'

type Respond = () => Response | Promise<Response>

const client = (respond: Respond, stored: string | null = null) => {
  const requests: Request[] = []
  const token = memoryTokenStore(stored)
  const { call } = restClient({
    baseUrl: 'https://play.example',
    memberId: 1,
    siteKey: 'site',
    token,
    fetch: async (input, init) => {
      requests.push(new Request(input, init))
      return respond()
    },
  })
  return { call, token, requests }
}

const respondWithFault =
  (...args: Parameters<typeof fault>) =>
  () =>
    Response.json(fault(...args), { status: 400 })

describe('restClient', () => {
  it('posts the input as JSON with both headers', async () => {
    const { call, requests } = client(() => Response.json({ serverTime: 9 }), 'old-token')
    await expect(call('ping', {})).resolves.toEqual({ serverTime: 9 })
    const [request] = requests
    expect([request?.method, request?.url]).toEqual(['POST', 'https://play.example/api/1/ping'])
    expect(request?.headers.get('site-key')).toBe('site')
    expect(request?.headers.get('auth-token')).toBe('old-token')
    await expect(request?.json()).resolves.toEqual({})
  })

  it('sends the time of the call if the caller knows it', async () => {
    const { call, requests } = client(() => Response.json({ serverTime: 9 }))
    await call('ping', {})
    await call('ping', {}, 1_800_000_000_000)
    expect(requests.map(({ headers }) => headers.get('sent-at'))).toEqual([null, '1800000000000'])
  })

  it('sends no token before login and stores the token from the response', async () => {
    const { call, requests, token } = client(() =>
      Response.json({ serverTime: 9 }, { headers: { 'auth-token': 'new-token' } }),
    )
    await call('ping', {})
    expect(requests[0]?.headers.has('auth-token')).toBe(false)
    expect(token.read()).toBe('new-token')
  })

  it('names the cookie of a site instead of a token', async () => {
    const items = new Map<string, string>()
    const storage = {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    } as Storage
    const token = cookieTokenStore(storage, 'session')
    expect(toCallHeaders(token)).toEqual({ 'session-in': 'new-cookie' })
    token.write('a token that must not be stored')
    expect(toCallHeaders(token)).toEqual({ 'session-in': 'cookie' })
    expect([...items]).toEqual([['session', '1']])
    token.write(null)
    expect(items.size).toBe(0)
  })

  it.each([
    ['session.timeout', null],
    ['login.credentialsNotValid', null],
    ['game.notFound', 'stored-token'],
    ['request.rateLimited', 'stored-token'],
  ] as const)('throws %s and afterwards the token is %s', async (name, tokenAfter) => {
    const { call, token } = client(respondWithFault(name), 'stored-token')
    await expect(call('loginCheck', {})).rejects.toMatchObject({ faultName: name, message: fault(name).text })
    expect(token.read()).toBe(tokenAfter)
  })

  it('deletes the token on logout', async () => {
    const { call, token } = client(() => Response.json({ result: 'success' }), 'stored-token')
    await call('logout', {})
    expect(token.read()).toBeNull()
  })

  it.each<[string, Respond, string]>([
    ['an HTML page instead of JSON', () => new Response('<html>'), 'browser.badResponse'],
    ['an error without a fault', () => Response.json({}, { status: 502 }), 'browser.badResponse'],
    ['no server', () => Promise.reject(new TypeError('fetch failed')), 'session.notConnected'],
    [
      'no response in time',
      () => Promise.reject(new DOMException('late', 'TimeoutError')),
      'session.requestTimeout',
    ],
  ])('%s', async (_, respond, faultName) => {
    await expect(client(respond).call('ping', {})).rejects.toMatchObject({ faultName })
  })
})

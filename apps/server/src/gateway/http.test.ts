import { createHash } from 'node:crypto'
import { operationNames } from '@fairground/contract/operation-names'
import { until } from '@fairground/testkit/server/until'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { describe, expect, it } from 'vitest'
import { connected } from './follower.test-support.ts'

const server = useTestServer()
const get = (path: string) => fetch(server().baseUrl + path)
const getAsAdmin = (path: string) => fetch(server().adminUrl + path)

describe('health', () => {
  it('returns true and is not cacheable', async () => {
    const response = await get('/health')
    expect([response.status, await response.text()]).toEqual([200, 'true'])
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('returns false while the broker is unreachable, then true again', async () => {
    await server().stopBroker()
    await until('false', async () => (await get('/health')).status === 503)
    expect(await (await get('/health')).text()).toBe('false')
    await server().startBroker()
    await until('true', async () => (await get('/health')).status === 200)
  })
})

it('serves metrics of operation durations by outcome and of open sockets', async () => {
  const channel = server().channel()
  channel.open()
  await connected(channel)
  await server().rest().call('ping', {})
  const response = await getAsAdmin('/metrics')
  const text = await response.text()
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
  expect(text).toMatch(/fairground_operation_seconds_count\{operation="ping",outcome="ok"\} [1-9]/)
  expect(text).toMatch(/fairground_sockets 1\n/)
  expect(text).toMatch(/fairground_lane_batch_seconds_count [1-9]/)
  await until('the relay has published an event', async () =>
    /fairground_relayed_events_total [1-9]/.test(await (await getAsAdmin('/metrics')).text()),
  )
  channel.close()
})

describe("the players' port", () => {
  it.each(['/live', '/ready', '/metrics', '/version', '/reference', '/reference/', '/openapi.json'])(
    'does not serve %s',
    async path => {
      const response = await get(path)
      expect(response.status).toBe(404)
      expect(await response.text()).not.toMatch(/fairground_|"openapi"|v24/)
    },
  )
})

describe('readiness', () => {
  it('reports every service of the process', async () => {
    // A test above stopped the broker, and each service reconnects by itself.
    await until('every service is ready', async () => (await getAsAdmin('/ready')).ok)
    const response = await getAsAdmin('/ready')
    expect(response.status).toBe(200)
    const service = { ready: true, problems: [] }
    expect(await response.json()).toEqual({
      ready: true,
      services: { lane: service, signer: service, worker: service, gateway: service },
    })
  })
})

describe('headers', () => {
  it.each(['/health', '/fair/1/log', '/nothing'])('of %s protect the browser', async path => {
    const { headers } = await get(path)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'self'")
    expect(policy).toContain("object-src 'none'")
    expect(policy).toContain("base-uri 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/script-src[^;]*unsafe-(inline|eval)/)
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('x-powered-by')).toBeNull()
  })

  it('do not allow another site to read API responses', async () => {
    const response = await fetch(`${server().baseUrl}/api/1/ping`, {
      method: 'POST',
      headers: {
        origin: 'https://evil.example',
        'content-type': 'application/json',
        'site-key': 'site-key-of-north',
      },
      body: '{}',
    })
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
    expect(response.headers.get('set-cookie')).toBeNull()
  })
})

describe('the API reference', () => {
  it('lists every operation', async () => {
    const document = (await (await getAsAdmin('/openapi.json')).json()) as {
      paths: Record<string, { post: { operationId: string } }>
    }
    const listed = Object.values(document.paths).map(({ post }) => post)
    expect(listed.map(({ operationId }) => operationId)).toEqual([...operationNames, 'documents'])
  })

  it('is a page with a policy that allows its own scripts', async () => {
    const response = await getAsAdmin('/reference')
    expect(response.status).toBe(200)
    const page = await response.text()
    expect(page).toMatch(/<html/i)
    const scripts = [...page.matchAll(/<script([^>]*)>([^]*?)<\/script>/g)]
    const sources = scripts.flatMap(([, attributes]) => /src="([^"]*)"/.exec(attributes!)?.[1] ?? [])
    expect(sources).toHaveLength(1)
    expect((await fetch(new URL(sources[0]!, `${server().adminUrl}/reference/`))).status).toBe(200)
    const inline = scripts.flatMap(([, , body]) => (body!.trim() ? [body!] : []))
    expect(inline).toHaveLength(1)
    const hash = createHash('sha256').update(inline[0]!).digest('base64')
    expect(response.headers.get('content-security-policy')).toContain(`script-src 'self' 'sha256-${hash}';`)
  })
})

describe('a request that is not a JSON call', () => {
  it.each([
    ['GET', undefined, 404],
    ['PUT', '{}', 404],
    ['POST', '<xml/>', 400],
  ])('%s %s', async (method, body, status) => {
    const headers = {
      'content-type': body === '<xml/>' ? 'text/xml' : 'application/json',
      'site-key': 'site-key-of-north',
    }
    const init = body === undefined ? { method } : { method, headers, body }
    const response = await fetch(`${server().baseUrl}/api/1/ping`, init)
    expect(response.status).toBe(status)
    expect(await response.text()).not.toMatch(/node_modules|at .*\.ts/)
  })
})

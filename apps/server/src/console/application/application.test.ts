import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PublicConsoleSettings } from '@fairground/contract/operator/public-console-settings'
import { Check } from 'typebox/value'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Books, openBooks } from '#testing/books.test-support.ts'
import { openTestConsole, type TestConsole } from '#testing/test-console.test-support.ts'
import { createContentPolicy } from './content-policy.ts'
import { serveApplication } from './serve-application.ts'

const folder = mkdtempSync(join(tmpdir(), 'fairground-console-'))
mkdirSync(join(folder, 'assets'))
writeFileSync(join(folder, 'assets', 'main-1a2b.js'), 'export {}')
writeFileSync(join(folder, 'secret.txt'), 'not for browsers')
writeFileSync(join(folder, 'index.html'), '<title>the application</title>')
const demoStaffFile = join(folder, 'staff.json')
const tom = { name: 'Tom', roles: ['cashier'], passkey: { privateKey: 'a key', credentialId: 'an id' } }

let books: Books
let application: TestConsole
let plain: TestConsole

beforeAll(async () => {
  books = await openBooks()
  application = await openTestConsole(books, { siteAddress: 'http://{host}:4000' }, { folder, demoStaffFile })
  plain = await openTestConsole(books)
})
afterAll(async () => {
  await application.close()
  await plain.close()
  await books.close()
  rmSync(folder, { recursive: true })
})

const get = async (path: string, method = 'GET') => {
  const response = await fetch(application.address + path, { method })
  return { response, status: response.status, text: await response.text() }
}

describe('the application', () => {
  it.each(['/', '/oidc?code=1.2', '/draws/12', '/operators', '/1/players/7'])(
    'is the page at %s, from no cache',
    async path => {
      const { response, status, text } = await get(path)
      expect([status, text]).toEqual([200, '<title>the application</title>'])
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    },
  )

  it('has files that a browser keeps', async () => {
    const { response, text } = await get('/assets/main-1a2b.js')
    expect(text).toBe('export {}')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  it.each([
    '/secret.txt',
    '/index.html',
    '/assets/%2e%2e/secret.txt',
    '/assets/missing-1a2b.js',
    '/assets/missing',
    '/operator/1/getMe',
    '/passkey.js',
  ])('does not answer %s', async path => {
    const { response, status, text } = await get(path)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(text).not.toContain('the application')
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('is not the answer to a form', async () => {
    expect((await get('/draws', 'POST')).status).toBe(404)
  })

  it('executes only its own scripts, and embeds only sites', async () => {
    const { response } = await get('/')
    const policy = response.headers.get('content-security-policy')!.split(';')
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' blob:",
        "worker-src 'self'",
        "font-src 'self'",
        'frame-src http://*:4000',
        "frame-ancestors 'none'",
        'trusted-types default',
        "require-trusted-types-for 'script'",
      ]),
    )
  })

  it.each([
    ['https://{host}', 'https://*'],
    ['http://{host}:4000', 'http://*:4000'],
    ['https://{host}/play', 'https://*'],
    ['https://www.{host}', 'https://*'],
    ['https://play.example', 'https://play.example'],
    ["nonsense; script-src 'unsafe-inline'", "'none'"],
  ])('embeds for the address %s only %s', (address, source) => {
    expect(createContentPolicy(address).frameSrc).toEqual([source])
  })

  it('must be built', async () => {
    await expect(serveApplication(undefined as never, join(folder, 'assets'))).rejects.toThrow(
      'build the console first',
    )
  })
})

describe('the public settings', () => {
  const read = async ({ address }: TestConsole): Promise<PublicConsoleSettings> => {
    const settings: unknown = await (await fetch(`${address}/console.json`)).json()
    if (!Check(PublicConsoleSettings, settings)) throw new Error(JSON.stringify(settings))
    return settings
  }

  it('name the environment and no staff', async () => {
    expect(await read(plain)).toMatchObject({
      environment: 'development',
      address: plain.address,
      siteAddress: 'https://{host}',
      hasIdentityProvider: false,
      demoStaff: [],
    })
  })

  it('have the staff of the demo as soon as it has hired them', async () => {
    expect(await read(application)).toMatchObject({ environment: 'demo', demoStaff: [] })
    writeFileSync(demoStaffFile, JSON.stringify({ tom }))
    expect(await read(application)).toMatchObject({ environment: 'demo', demoStaff: [tom] })
  })
})

it('is the API only where no application is built', async () => {
  expect((await fetch(plain.address)).status).toBe(404)
  expect((await fetch(`${plain.address}/operator/0/getMe`, { method: 'POST' })).status).toBe(401)
})

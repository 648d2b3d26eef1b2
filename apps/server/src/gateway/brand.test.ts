import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { getFromHost } from './get-from-host.test-support.ts'

const folder = mkdtempSync(join(tmpdir(), 'fairground-brand-'))
mkdirSync(join(folder, 'assets'))
const writePage = (script: string) =>
  writeFileSync(
    join(folder, 'index.html'),
    `<html><head><script type="module" src="/assets/${script}"></script><link rel="stylesheet" href="/assets/a.css"></head></html>`,
  )
writePage('main-1a.js')
writeFileSync(join(folder, 'service-worker.js'), 'worker()')
const server = useTestServer({ siteFolder: folder })
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const get = (path: string, host = 'north.localhost', headers: Record<string, string> = {}) =>
  getFromHost(server().baseUrl, path, host, headers)
/** Content is read at most once a second. */
const nextReading = () => new Promise(resolve => setTimeout(resolve, 1100))

describe('pictures', () => {
  it.each([
    ['/icons/icon-192.png', 192, 192],
    ['/icons/icon-512.png', 512, 512],
    ['/icons/maskable-512.png', 512, 512],
    ['/icons/apple-touch-icon.png', 180, 180],
    ['/icons/favicon-48.png', 48, 48],
    ['/icons/badge-96.png', 96, 96],
    ['/favicon.ico', 48, 48],
    ['/share/site.png', 1200, 630],
    ['/share/balls.png', 1200, 630],
    ['/share/card.png', 1200, 630],
  ])('%s is a PNG of %i by %i that caches revalidate', async (path, width, height) => {
    const { status, headers, body } = await get(path)
    expect([status, headers['content-type']]).toEqual([200, 'image/png'])
    expect(await sharp(body).metadata()).toMatchObject({ format: 'png', width, height })
    const again = await get(path, 'north.localhost', { 'if-none-match': String(headers['etag']) })
    expect([again.status, again.body.length]).toEqual([304, 0])
  })

  it('differ between operators and between games', async () => {
    const pictures = await Promise.all([
      get('/icons/icon-192.png'),
      get('/icons/icon-192.png', 'south.localhost'),
      get('/share/site.png'),
      get('/share/site.png', 'south.localhost'),
      get('/share/card.png'),
      get('/share/tickets.png'),
    ])
    expect(new Set(pictures.map(({ body }) => body.toString('base64'))).size).toBe(pictures.length)
  })

  it('have the favicon as SVG that may not run anything', async () => {
    const { headers, body } = await get('/icons/favicon.svg')
    expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(body.toString()).toMatch(/^<svg [^]*<\/svg>$/)
  })

  it.each(['/icons/none.png', '/share/none.png', '/share/..%2fcard.png', '/share/site.svg'])(
    'have none at %s',
    async path => {
      expect((await get(path)).status).toBe(404)
    },
  )

  it('use the logo and the colour of the operator', async () => {
    const before = await get('/icons/icon-192.png', 'south.localhost')
    await server().sql(
      `INSERT INTO site_picture (member_id, name, svg) VALUES (2, 'sign',
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="#00ff00"/></svg>')`,
    )
    await server().sql(`INSERT INTO site_style (member_id, brand, logo) VALUES (2, '#aa0000', 'sign')`)
    await nextReading()
    const { body } = await get('/icons/icon-192.png', 'south.localhost')
    expect(body.equals(before.body)).toBe(false)
    const { data, info } = await sharp(body).raw().toBuffer({ resolveWithObject: true })
    const pixel = (x: number, y: number) =>
      [...data.subarray((y * info.width + x) * info.channels)].slice(0, 3)
    expect(pixel(96, 96)).toEqual([0, 255, 0])
    expect(pixel(96, 8)).toEqual([170, 0, 0])
  })
})

describe('the manifest', () => {
  it('names the operator, its colours and its icons in the language of the page', async () => {
    await server().sql(`INSERT INTO site_language (member_id, language, position, name) VALUES
      (1, 'en_GB', 0, 'English'), (1, 'fr_FR', 1, 'Français')`)
    await nextReading()
    const { headers, body } = await get('/manifest.webmanifest?lang=fr_FR')
    expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8')
    expect(JSON.parse(body.toString())).toMatchObject({
      id: '/',
      name: 'North',
      short_name: 'North',
      lang: 'fr-FR',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      theme_color: '#ffffff',
      background_color: '#edf3ff',
      shortcuts: [
        { name: 'Jouer', url: '/' },
        { name: 'Mes billets', url: '/tickets' },
        { name: 'Caisse', url: '/cashier' },
      ],
    })
    expect(JSON.parse((await get('/manifest.webmanifest', 'south.localhost')).body.toString())).toMatchObject(
      {
        name: 'South',
        lang: 'en-US',
        theme_color: '#5b2bd9',
      },
    )
  })
})

describe('the offline page', () => {
  it.each([
    ['en_GB', 'en-GB', 'You’re offline'],
    ['fr_FR', 'fr-FR', 'Vous êtes hors ligne'],
  ])('is in %s, has no script and nothing about a player', async (language, tag, title) => {
    const rowan = await server().login('rowan')
    const headers = { cookie: `lang=${language}`, 'auth-token': rowan.token.read() ?? '' }
    const { headers: answered, body } = await get('/offline', 'north.localhost', headers)
    const page = body.toString()
    expect(answered['content-language']).toBe(tag)
    expect(page).toContain(`<h1>${title}</h1>`)
    expect(page).not.toMatch(/<script|rowan|£|\d+\.\d\d/i)
  })

  it('escapes the name of the operator', async () => {
    await server().sql(`UPDATE member SET name = '"><script>alert(1)</script>' WHERE id = 2`)
    await nextReading()
    expect((await get('/offline', 'south.localhost')).body.toString()).not.toContain('<script')
  })
})

describe('the service worker', () => {
  const readShell = async (path = '/service-worker.js') => {
    const { headers, body } = await get(path)
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
    })
    const text = body.toString()
    expect(text.endsWith('worker()')).toBe(true)
    return JSON.parse(/^self\.shell=(.*);$/m.exec(text)?.[1] ?? '') as Record<string, unknown>
  }

  it('knows the files of the first load and the offline page in the language', async () => {
    expect(await readShell('/service-worker.js?lang=fr_FR')).toMatchObject({
      siteName: 'North',
      assets: ['/assets/main-1a.js', '/assets/a.css'],
      offline: '/offline?lang=fr_FR',
    })
  })

  it('has another version after a release', async () => {
    const before = await readShell()
    expect(await readShell()).toEqual(before)
    writePage('main-2b.js')
    const after = await readShell()
    expect(after['assets']).toContain('/assets/main-2b.js')
    expect(after['version']).not.toBe(before['version'])
  })
})

it('allows the manifest and the worker of the own origin only', async () => {
  const { headers } = await get('/')
  expect(headers['content-security-policy']).toContain("manifest-src 'self'")
  expect(headers['content-security-policy']).toContain("worker-src 'self'")
})

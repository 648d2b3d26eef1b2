import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { afterAll, describe, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'fairground-site-'))
mkdirSync(join(folder, 'assets'))
writeFileSync(join(folder, 'assets', 'main-1a2b.js'), 'export {}')
writeFileSync(join(folder, 'secret.txt'), 'not for browsers')
writeFileSync(
  join(folder, 'index.html'),
  '<html lang="%LANG%" dir="%DIR%" data-look="%LOOK%" data-scheme="%SCHEME%"><head><title>%TITLE%</title>' +
    '<meta name="description" content="%DESCRIPTION%"><script type="application/json">%BOOTSTRAP%</script></head></html>',
)
const server = useTestServer({ siteFolder: folder })
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Sends a path and a host that fetch would normalise or refuse. */
const get = (path: string, host: string, method = 'GET', headers: Record<string, string> = {}) =>
  new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; text: string }>(
    (resolve, reject) => {
      const { port } = new URL(server().baseUrl)
      const call = request(
        { host: '127.0.0.1', port, path, method, headers: { host, ...headers } },
        response => {
          let text = ''
          response.on('data', (chunk: Buffer) => (text += chunk.toString()))
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
          )
        },
      )
      call.on('error', reject)
      call.end()
    },
  )

/** Settings and content are read at most once a second. */
const nextReading = () => new Promise(resolve => setTimeout(resolve, 1100))

const parseBootstrap = (page: string) =>
  JSON.parse(/<script[^>]*>(.*)<\/script>/.exec(page)?.[1] ?? '') as unknown

describe('the page', () => {
  it.each([
    ['north.localhost', 1, 'blue'],
    ['north.localhost:4000', 1, 'blue'],
    ['SOUTH.localhost', 2, 'cartoon'],
  ])('served at %s is the site of operator %i', async (host, memberId, look) => {
    const { status, headers, text } = await get('/', host)
    expect(status).toBe(200)
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    expect(parseBootstrap(text)).toMatchObject({ memberId, look, languageId: 'en_US' })
    expect(text).toContain(`data-look="${look}"`)
  })

  it.each([
    'unknown.example',
    'north.localhost.evil.example',
    'evil.north.localhost',
    '127.0.0.1',
    'localhost',
    '',
  ])('is not served at the unknown host %j', async host => {
    const { status, headers, text } = await get('/', host)
    expect([status, text]).toEqual([404, 'There is no site at this address.\n'])
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    for (const path of ['/icons/icon-192.png', '/manifest.webmanifest', '/offline', '/share/site.png'])
      expect((await get(path, host)).status).toBe(404)
  })

  it('is served at a bare address that an operator lists', async () => {
    await server().sql(`UPDATE member SET hosts = hosts || '127.0.0.1'::text WHERE id = 2`)
    await nextReading()
    expect(parseBootstrap((await get('/', '127.0.0.1:4000')).text)).toMatchObject({ memberId: 2 })
    await server().sql(`UPDATE member SET hosts = array_remove(hosts, '127.0.0.1') WHERE id = 2`)
    await nextReading()
  })

  it.each(['/cashier/history', '/p/about?x=1', '/nothing/at/all'])(
    'is the same at %s: the site routes itself',
    async path => {
      expect((await get(path, 'north.localhost')).status).toBe(200)
    },
  )

  it('is in the first preferred language that the operator serves', async () => {
    await server().sql(`INSERT INTO site_language (member_id, language, position, name, title, keywords, texts_hash) VALUES
      (1, 'en_US', 0, 'English', '', '', ''),
      (1, 'ar_EG', 1, 'العربية', 'يانصيب', 'يانصيب', 'one')`)
    await nextReading()
    const english = await get('/', 'north.localhost', 'GET', { 'accept-language': 'de' })
    expect(english.text).toContain('<html lang="en-US" dir="ltr"')
    expect(parseBootstrap(english.text)).toMatchObject({ languageId: 'en_US', ownTexts: '' })
    const kept = await get('/', 'north.localhost', 'GET', { cookie: 'a=b; lang=ar_EG' })
    const byParameter = await get('/pick?lang=ar_EG', 'north.localhost', 'GET', { 'accept-language': 'en' })
    for (const { text, headers } of [kept, byParameter]) {
      expect(headers['content-language']).toBe('ar-EG')
      expect(text).toContain('<html lang="ar-EG" dir="rtl"')
      expect(text).toContain('<title>يانصيب</title>')
      expect(text).toContain('<meta name="keywords" content="يانصيب" />')
      expect(text).toContain('<meta property="og:locale" content="ar_EG" />')
      expect(text).toContain('<meta property="og:locale:alternate" content="en_US" />')
      expect(parseBootstrap(text)).toMatchObject({
        languageId: 'ar_EG',
        ownTexts: expect.stringMatching(/^\/client\/i18n\/locales\/1\/ar_EG\?h=[0-9a-f]{16}$/),
        languages: [
          { languageId: 'en_US', name: 'English' },
          { languageId: 'ar_EG', name: 'العربية' },
        ],
      })
    }
  })

  it('uses the title of an operator page in previews, and links a style sheet and a background only if there is one', async () => {
    await server().sql(`INSERT INTO site_page (member_id, id, link_name) VALUES (1, 7, 'spring');
      INSERT INTO site_page_text (member_id, page_id, language, title, body) VALUES (1, 7, 'en_US', 'Spring & you', '');
      INSERT INTO site_picture (member_id, name, svg) VALUES (1, 'sky', '<svg></svg>');
      INSERT INTO site_style (member_id, brand, background) VALUES (1, '#123456', 'sky')`)
    await nextReading()
    const { text } = await get('/p/spring?x=1', 'north.localhost')
    expect(text).toContain('<meta property="og:title" content="Spring &#38; you · North" />')
    expect(text).toContain('<title>Spring &#38; you · North</title>')
    expect(text).toContain('<link rel="stylesheet" href="/client/css?m=1" />')
    expect(text).toContain('<html data-operator-image ')
    const { text: plain } = await get('/', 'south.localhost')
    expect(plain).not.toContain('/client/css')
    expect(plain).not.toContain('data-operator-image')
  })

  it('previews a game by its title and the drawing of its kind', async () => {
    const [open] = await server().sql<{ id: number; title: string }>(
      `SELECT i.id, g.title FROM game_instance i JOIN game g ON g.member_id = i.member_id AND g.id = i.game_id
        WHERE i.member_id = 1 AND g.id = 11 ORDER BY i.id LIMIT 1`,
    )
    const { id, title } = open!
    const address = `http://north.localhost:${new URL(server().baseUrl).port}`
    const { text } = await get(`/pick?id=${id}&other=1`, 'north.localhost')
    expect(text).toContain(`<meta property="og:title" content="${title} · North" />`)
    expect(text).toContain(`<meta property="og:url" content="${address}/pick?id=${id}" />`)
    expect(text).toContain(`<meta property="og:image" content="${address}/share/balls.png" />`)
    expect(text).toContain('<meta name="twitter:card" content="summary_large_image" />')
    expect(text).toContain(`Play ${title} at North. Over 18s only.`)
    for (const path of [`/pick?id=${id}`, '/pick?id=x', '/pick?id=99999999999', `/tickets?id=${id}`])
      expect((await get(path, 'south.localhost')).text).not.toContain(title)
    expect((await get('/', 'north.localhost')).text).toContain('/share/site.png')
  })

  it('links the manifest in the language of the page and the icons', async () => {
    const { text } = await get('/', 'south.localhost')
    expect(text).toContain('<link rel="manifest" href="/manifest.webmanifest?lang=en_US" />')
    expect(text).toContain('<link rel="icon" href="/icons/favicon.svg" type="image/svg+xml" />')
    expect(text).toContain('<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />')
    expect(text).toContain('<meta name="theme-color" content="#5b2bd9" />')
  })

  it('names the hours within which the operator answers', async () => {
    const hours = async () => parseBootstrap((await get('/', 'south.localhost')).text)
    expect(await hours()).toMatchObject({ supportAnswerHours: 48 })
    await server().sql(`UPDATE member SET settings = settings || '{"supportAnswerHours": 6}' WHERE id = 2`)
    await nextReading()
    expect(await hours()).toMatchObject({ supportAnswerHours: 6 })
  })

  it('escapes texts of the operator', async () => {
    await server().sql(`UPDATE member SET name = '</script><script>alert(1)</script>',
      settings = '{"title": "<b>\\"Bold\\" & new</b>", "description": "\\"><img src=x>"}' WHERE id = 2`)
    await nextReading()
    const { text } = await get('/', 'south.localhost')
    expect(text).toContain('<title>&#60;b&#62;&#34;Bold&#34; &#38; new&#60;/b&#62;</title>')
    expect(text.match(/<\/script>/g)).toHaveLength(1)
    expect(text).not.toContain('<img')
    expect(parseBootstrap(text)).toMatchObject({ siteName: '</script><script>alert(1)</script>' })
  })
})

describe('files', () => {
  it('are cacheable for a year', async () => {
    const { status, headers, text } = await get('/assets/main-1a2b.js', 'north.localhost')
    expect([status, text]).toEqual([200, 'export {}'])
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['content-type']).toMatch(/javascript/)
  })

  it.each([
    '/assets/none.js',
    '/assets/../secret.txt',
    '/assets/%2e%2e/secret.txt',
    '/assets/..%2fsecret.txt',
    '/api/1/nothing',
    '/client/nothing',
    '/icons/nothing.png',
    '/share/nothing.png',
    '/calendar/nothing.ics',
  ])('%s is none', async path => {
    const { status, text } = await get(path, 'north.localhost')
    expect(status).toBeGreaterThanOrEqual(400)
    expect(text).not.toContain('not for browsers')
  })

  it('refuses other methods than GET', async () => {
    expect((await get('/', 'north.localhost', 'POST')).status).toBe(404)
  })
})

import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import type { StaffMember } from '@fairground/testkit/staff/staff-member'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPreviewToken } from '#site-content/versions/preview-token.ts'
import { openVault } from '#vault/vault.ts'

const folder = mkdtempSync(join(tmpdir(), 'fairground-preview-'))
mkdirSync(join(folder, 'assets'))
writeFileSync(
  join(folder, 'index.html'),
  '<html lang="%LANG%" data-look="%LOOK%" data-scheme="%SCHEME%"><head><title>%TITLE%</title></head></html>',
)
const server = useTestServer({ siteFolder: folder })
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const reason = 'a test'
let editor: StaffMember
let token = ''

interface Answer {
  readonly status: number
  readonly headers: NodeJS.Dict<string | string[]>
  readonly text: string
}

const send = (path: string, headers: Record<string, string> = {}, body?: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(server().baseUrl)
    const method = body === undefined ? 'GET' : 'POST'
    const call = request(
      { host: '127.0.0.1', port, path, method, headers: { host: 'north.localhost', ...headers } },
      response => {
        let text = ''
        response.on('data', (chunk: Buffer) => (text += chunk.toString()))
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
        )
      },
    )
    call.on('error', reject)
    call.end(body)
  })

const withToken = (value = token) => ({ cookie: `preview=${value}` })
const pageAddress = '/client/i18n/customPageByLink/1/news/en_US'
const draft = async (content: object) =>
  (await editor.call('saveContentDraft', { ...content, reason } as never, 1)).version
const newsPage = (body: string) => ({
  kind: 'page',
  key: 'news',
  language: 'en_US',
  value: { title: 'News', body, fullWidth: true },
})

beforeAll(async () => {
  editor = await server().hire(['contentEditor'], { memberId: 1 })
  const { versionId, hash } = await draft(newsPage('<p>Live</p>'))
  await editor.call('publishContent', { versionId, hash, reason }, 1)
  await draft(newsPage('<p>Draft</p>'))
  await draft({
    kind: 'page',
    key: 'new',
    language: 'en_US',
    value: { title: 'New', body: 'x', fullWidth: false },
  })
  await draft({ kind: 'picture', key: 'sign', value: { svg: '<svg ></svg>' } })
  await draft({ kind: 'colours', key: 'site', value: { brand: '#654321', cta: null } })
  const ad = {
    location: 'TOP',
    screenType: 'ALL',
    size: 'ALL',
    clientType: 'all',
    campaign: 'main',
    weight: 1,
    delayMs: 0,
    client: 'North',
    picture: 'sign',
    text: 'A raffle',
    target: '/raffles',
  }
  await draft({ kind: 'ad', key: 'roof', value: ad })
  const gameText = { title: 'Draft title', titleShort: 'Draft', description: '', info: '', rulesHtml: '' }
  const oneClick = { oneClickStart: '', oneClickLobby: '', oneClickSuccess: '', oneClickBundle: '' }
  await draft({ kind: 'gameText', key: '11', language: 'es_ES', value: { ...gameText, ...oneClick } })
  const { address } = await editor.call('createPreview', { path: '/p/news', reason }, 1)
  token = new URL(address).searchParams.get('preview') ?? ''
  expect(new URL(address).pathname).toBe('/p/news')
})

const call = async (operation: string, input: object, headers: Record<string, string>) => {
  const [row] = await server().sql<{ site_key: string }>('SELECT site_key FROM member WHERE id = 1')
  const all = { ...headers, 'site-key': row!.site_key, 'content-type': 'application/json' }
  const answer = await send(`/api/1/${operation}`, all, JSON.stringify(input))
  return JSON.parse(answer.text) as Record<string, never>
}
const init = (headers: Record<string, string>) =>
  call('init', { filter: { memberId: 1, languageId: 'en_US' } }, headers) as unknown as Promise<{
    ads: readonly { readonly id: number; readonly adSourceUrl: string }[]
    configuration: { readonly customPages: readonly { readonly pageLinkName: string }[] }
  }>

describe('a preview', () => {
  it('starts with the token in the address, and the page says that it is one', async () => {
    const page = await send(`/p/news?preview=${token}`)
    expect(page.headers['set-cookie']?.[0]).toMatch(
      /^preview=[\w-]+; Max-Age=1[78]\d\d; Path=\/; HttpOnly; SameSite=Strict$/,
    )
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'clear-site-data': '"cache"' })
    expect(page.text).toContain('<title>Preview: News')
    expect(page.text).toContain('content:"Preview"')
    expect(page.text).toContain('noindex')
    const next = await send('/p/news', withToken())
    expect(next.text).toContain('content:"Preview"')
    expect(next.headers['set-cookie']).toBeUndefined()
  })

  it('shows drafts of pages, pictures, colours, ads and texts of games', async () => {
    expect((await send(pageAddress, withToken())).text).toBe('<p>Draft</p>')
    expect((await send('/client/pictures/1/sign.svg', withToken())).text).toBe('<svg ></svg>')
    expect((await send('/client/css?m=1', withToken())).text).toContain('#654321')
    const { ads, configuration } = await init(withToken())
    expect(configuration.customPages.map(page => page.pageLinkName)).toEqual(['news', 'new'])
    expect(ads).toHaveLength(1)
    expect(JSON.parse((await send(ads[0]!.adSourceUrl, withToken())).text)).toMatchObject({
      text: 'A raffle',
    })
    const game = await call('getGameLanguage', { gameId: 11, languageId: 'es_ES' }, withToken())
    expect(game).toMatchObject({ gameTitle: 'Draft title' })
  })

  it('is never stored by a cache and changes nothing for other visitors', async () => {
    for (const path of [pageAddress, '/client/css?m=1', '/client/pictures/1/sign.svg']) {
      const { headers } = await send(path, withToken())
      expect([headers['cache-control'], headers.etag]).toEqual(['private, no-store', undefined])
    }
    expect((await send(pageAddress)).text).toBe('<p>Live</p>')
    expect((await send('/client/css?m=1')).text).toBe('')
    expect((await send('/client/pictures/1/sign.svg')).status).toBe(404)
    const { ads, configuration } = await init({})
    expect([ads.length, configuration.customPages.length]).toEqual([0, 1])
    expect((await send('/')).text).not.toContain('Preview')
  })

  it('ends when the address has another token', async () => {
    const page = await send('/?preview=off', withToken())
    expect(page.headers['set-cookie']?.[0]).toMatch(/^preview=; Max-Age=0/)
    expect(page.text).not.toContain('Preview')
  })
})

describe('a preview in a frame', () => {
  const inFrame = { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site' }
  const readPolicy = async (path: string, headers: Record<string, string>) =>
    String((await send(path, headers)).headers['content-security-policy'])

  it('is shown by the console and by no other page, and sends no forms', async () => {
    const consoleAddress = await server().startConsole()
    const page = await send(`/p/news?preview=${token}`, inFrame)
    const policy = String(page.headers['content-security-policy'])
    expect(policy).toContain(`frame-ancestors ${consoleAddress};`)
    expect(policy).toMatch(/;sandbox allow-scripts allow-same-origin$/)
    expect(page.headers['set-cookie']?.[0]).toMatch(
      /^__Host-preview=[\w-]+; Max-Age=1[78]\d\d; Path=\/; HttpOnly; SameSite=None; Secure; Partitioned$/,
    )
    const cookie = `__Host-preview=${token}`
    expect(await readPolicy('/p/news', { ...inFrame, cookie })).toContain(consoleAddress)
    expect((await send(pageAddress, { cookie })).text).toBe('<p>Draft</p>')
  })

  it('has storage in memory before its first script, and the policy allows exactly that script', async () => {
    const page = await send(`/p/news?preview=${token}`, inFrame)
    const script = /<head>\s*<script>([^]+?)<\/script>/.exec(page.text)?.[1]
    expect(script).toContain('localStorage')
    const hash = createHash('sha256').update(script!).digest('base64')
    expect(page.headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`)
    const alone = await send(`/p/news?preview=${token}`)
    expect(alone.text).not.toContain('localStorage')
    expect(alone.headers['content-security-policy']).toContain("script-src 'self';")
  })

  it('stores the strict cookie where the console belongs to the same site', async () => {
    const page = await send(`/p/news?preview=${token}`, { ...inFrame, 'sec-fetch-site': 'same-site' })
    expect(page.headers['set-cookie']?.[0]).toContain('SameSite=Strict')
    expect(page.headers['clear-site-data']).toBe('"cache"')
  })

  it('has the look of its address, which a page without a preview ignores', async () => {
    const look = 'look=cartoon&scheme=light'
    expect((await send(`/?preview=${token}&${look}`)).text).toContain(
      'data-look="cartoon" data-scheme="light"',
    )
    expect((await send(`/?preview=${token}&look=none`)).text).toContain('data-look="blue"')
    expect((await send(`/?${look}`)).text).toContain('data-look="blue"')
  })

  it.each([
    ['without a token', '/', inFrame],
    [
      'with an expired token',
      () => `/?preview=${createPreviewToken(openVault(server().folder), 1, 1)}`,
      inFrame,
    ],
    ['with a forged cookie', '/', { ...inFrame, cookie: `__Host-preview=${'x'.repeat(64)}` }],
    ['that is not in a frame', () => `/?preview=${token}`, { 'sec-fetch-dest': 'document' }],
  ] as const)('cannot be embedded %s', async (_, path, headers) => {
    const policy = await readPolicy(typeof path === 'string' ? path : path(), headers)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('sandbox')
  })
})

describe('an attacker', () => {
  const vault = () => openVault(server().folder)

  it.each([
    ['an expired token', () => createPreviewToken(vault(), 1, Date.now() - 1)],
    ['a token of another operator', () => createPreviewToken(vault(), 2, Date.now() + 60_000)],
    [
      'a token sealed for another purpose',
      () =>
        vault()
          .seal(1, 'other', { expiresAt: Date.now() + 60_000 })
          .toString('base64url'),
    ],
    ['a forged token', () => `${token.slice(0, -4)}${token.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`],
    ['no token', () => 'x'.repeat(64)],
  ])('sees no draft with %s', async (_, create) => {
    const forged = create()
    expect((await send(pageAddress, withToken(forged))).text).toBe('<p>Live</p>')
    expect((await init(withToken(forged))).ads).toEqual([])
    const page = await send(`/p/news?preview=${forged}`)
    expect(page.text).not.toContain('Preview')
    expect(page.headers['set-cookie']?.[0]).toMatch(/^preview=; Max-Age=0/)
  })

  it('cannot use the token for drafts of another operator', async () => {
    const south = await server().hire(['contentEditor'], { memberId: 2 })
    const value = { title: 'S', body: 'secret', fullWidth: false }
    await south.call('saveContentDraft', { kind: 'page', key: 's', language: 'en_US', value, reason }, 2)
    expect((await send('/client/i18n/customPageByLink/2/s/en_US', withToken())).status).toBe(404)
  })

  it('cannot use the token for anything but content', async () => {
    expect(await call('getFilteredGames', {}, withToken())).toEqual(await call('getFilteredGames', {}, {}))
    expect(await call('getPlayerAccounts', {}, withToken())).toMatchObject({ name: 'login.notLoggedIn' })
    const answer = await fetch(`${await server().startConsole()}/operator/1/listContent`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: '{}',
    })
    expect(answer.status).toBe(401)
  })
})

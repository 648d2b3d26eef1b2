import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { beforeAll, describe, expect, it } from 'vitest'

const server = useTestServer()

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server().baseUrl}${path}`, { headers })

beforeAll(async () => {
  await server().sql(`
    INSERT INTO site_language (member_id, language, position, name, texts_hash) VALUES
      (1, 'es_ES', 0, 'Español', 'one'), (1, 'en_US', 1, 'English', '');
    INSERT INTO language_text (member_id, language, key, text, source_hash, author) VALUES
      (1, 'es_ES', 'shell.play', 'Jugar', '', 'test'), (1, 'es_ES', 'mail:accountClosed.subject', 'Adiós', '', 'test');
    INSERT INTO site_page (member_id, id, link_name) VALUES (1, 1, 'about'), (1, 2, 'empty'), (1, 3, 'hostile'), (1, 4, 'shop'), (2, 1, 'about');
    INSERT INTO site_page_text (member_id, page_id, language, title, body) VALUES
      (1, 1, 'en_US', 'About', '<h1>About us</h1>'), (1, 1, 'es_ES', 'Nosotros', '<h1>Nosotros</h1>'),
      (1, 2, 'en_US', 'Empty', ''), (1, 4, 'en_US', 'Shop', 'https://shop.example/?a=1&b=2'),
      (1, 3, 'en_US', 'Hostile', '<p onclick="steal()">Hello<script>steal()</script></p><form>Name<input></form>'), (2, 1, 'en_US', 'About', '<h1>South</h1>');
    INSERT INTO site_picture (member_id, name, svg) VALUES (1, 'sign', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    INSERT INTO site_style (member_id, brand, logo) VALUES (1, '#aa0000', 'sign');
    INSERT INTO ad (member_id, id, location, client, picture, picture_text, target_url)
      VALUES (1, 3, 'TOP', 'North', 'sign', 'Play on Saturday', '/p/about');`)
})

describe('a custom page', () => {
  it.each([
    ['customPageByLink/1/about/en_US', '<h1>About us</h1>'],
    ['customPageById/1/1/es_ES', '<h1>Nosotros</h1>'],
    ['customPageById/2/1/en_US', '<h1>South</h1>'],
    // A page without a text in the requested language falls back to the operator's first language that has one.
    ['customPageByLink/1/about/fr_FR', '<h1>Nosotros</h1>'],
    ['customPageByLink/1/empty/en_US', ''],
    ['customPageByLink/1/hostile/en_US', '<p>Hello</p>Name'],
    ['customPageByLink/1/shop/en_US', 'https://shop.example/?a=1&b=2'],
  ])('%s', async (path, body) => {
    const answer = await get(`/client/i18n/${path}`)
    expect([answer.status, await answer.text()]).toEqual([200, body])
    expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it.each([
    'customPageByLink/1/none/en_US',
    'customPageById/1/9/en_US',
    'customPageById/1/x/en_US',
    'customPageByLink/9/about/en_US',
  ])('%s is none', async path => expect((await get(`/client/i18n/${path}`)).status).toBe(404))

  it('is cacheable and revalidated by its ETag', async () => {
    const path = '/client/i18n/customPageByLink/1/about/en_US'
    const first = await get(path)
    const tag = first.headers.get('etag') ?? ''
    expect(first.headers.get('cache-control')).toMatch(/^public, max-age=60/)
    expect((await get(path, { 'if-none-match': `W/${tag}` })).status).toBe(304)
    await server().sql(
      `UPDATE site_page_text SET body = '<h1>New</h1>' WHERE member_id = 1 AND language = 'en_US' AND page_id = 1`,
    )
    expect(await (await get(path, { 'if-none-match': tag })).text()).toBe('<h1>New</h1>')
  })
})

describe('the style, texts and pictures of an operator', () => {
  it.each([
    [
      '/client/css?m=1',
      'text/css',
      ':root{--op-brand:#aa0000;--op-logo:url("/client/pictures/1/sign.svg")}\n',
    ],
    ['/client/css?m=2', 'text/css', ''],
    ['/client/pictures/1/sign.svg', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    [
      '/client/i18n/locales/1',
      'application/json',
      '[{"languageId":"es_ES","name":"Español"},{"languageId":"en_US","name":"English"}]',
    ],
    ['/client/i18n/locales/2', 'application/json', '[{"languageId":"en_US","name":"English"}]'],
    ['/client/i18n/locales/1/es_ES', 'application/json', '{"shell.play":"Jugar"}'],
    ['/client/i18n/locales/1/de_DE', 'application/json', '{}'],
    [
      '/client/ads/1/3/source',
      'application/json',
      '{"client":"North","url":"/client/pictures/1/sign.svg","text":"Play on Saturday"}',
    ],
    ['/client/ads/1/3/target', 'application/json', '{"client":"North","url":"/p/about"}'],
  ])('%s', async (path, type, body) => {
    const answer = await get(path)
    expect([answer.status, await answer.text()]).toEqual([200, body])
    expect(answer.headers.get('content-type')).toContain(type)
    expect(answer.headers.get('etag')).toMatch(/^"[\w-]{27}"$/)
  })

  it.each([
    '/client/css',
    '/client/css?m=9',
    '/client/pictures/2/sign.svg',
    '/client/pictures/1/..%2fsign.svg',
    '/client/ads/2/3/source',
    '/client/ads/1/4/target',
    '/client/i18n/locales/9',
    '/client/i18n/locales/9/en_US',
  ])('%s is none', async path => expect((await get(path)).status).toBe(404))

  it.each([
    `INSERT INTO site_style (member_id, brand) VALUES (2, 'red')`,
    `UPDATE site_style SET logo = 'elsewhere' WHERE member_id = 1`,
    `INSERT INTO site_picture (member_id, name, svg) VALUES (1, 'page', '<html>')`,
    `UPDATE ad SET target_url = 'javascript:alert(1)'`,
    `UPDATE ad SET target_url = '//elsewhere.example'`,
    `INSERT INTO site_page (member_id, id, link_name) VALUES (1, 5, '../up')`,
  ])('refuses %s', async statement => {
    await expect(server().sql(statement)).rejects.toThrow()
  })
})

import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { getFromHost } from '@fairground/server/gateway/get-from-host.test-support'
import { OperatorCallFault } from '@fairground/operator-client/operator-client'
import type { StaffMember } from '@fairground/testkit/staff/staff-member'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'fairground-language-'))
mkdirSync(join(folder, 'assets'))
writeFileSync(
  join(folder, 'index.html'),
  '<html lang="%LANG%" dir="%DIR%"><head><title>%TITLE%</title><script id="bootstrap">%BOOTSTRAP%</script></head></html>',
)
const server = useTestServer({ siteFolder: folder })
let editor: StaffMember
const reason = 'a test'
const language = 'pl_PL'

beforeAll(async () => {
  editor = await server().hire(['contentEditor'], { memberId: 1 })
})
afterAll(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
  rmSync(folder, { recursive: true, force: true })
})

const refuses = async (work: Promise<unknown>): Promise<string> => {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof OperatorCallFault)) throw new Error('the call was not refused', { cause: error })
  return error.fault.text
}
const importJson = (texts: object, to = language) =>
  editor.call('importTexts', { language: to, format: 'json', content: JSON.stringify(texts), reason }, 1)
const readTexts = (input: object) => editor.call('listTexts', { language, limit: 200, ...input }, 1)
/** Content is cached for a second. */
const nextReading = () => new Promise(resolve => setTimeout(resolve, 1100))

const readBootstrap = async (query: string) => {
  const { body } = await getFromHost(server().baseUrl, `/?${query}`, 'north.localhost')
  const page = body.toString()
  const text = /<script id="bootstrap">(.*?)<\/script>/.exec(page)?.[1] ?? ''
  return {
    page,
    bootstrap: JSON.parse(text) as { languageId: string; ownTexts: string; languages: object[] },
  }
}

describe('a language that no release contains', () => {
  it('is added through the API and refused if it is none', async () => {
    const polish = { language, name: 'Polski', direction: null, fallback: null, reason }
    await editor.call('addLanguage', polish, 1)
    expect(await refuses(editor.call('addLanguage', polish, 1))).toContain('has the language pl_PL')
    const other = { ...polish, language: 'xx_XX', name: 'X' }
    expect(await refuses(editor.call('addLanguage', other, 1))).toContain('is not a language')
    const { languages } = await editor.call('listLanguages', {}, 1)
    expect(languages.map(each => each.language)).toEqual(['en_US', language])
    expect(languages[1]).toMatchObject({ isShipped: false, own: 0 })
    expect(languages[1]!.missing).toBe(languages[1]!.texts)
  })

  it('gets texts with the placeholders and plural forms of the language', async () => {
    const texts = {
      'shell.play': 'Graj',
      'lobby.players_one': '{{count}} gracz',
      'lobby.players_few': '{{count}} graczy kilka',
      'lobby.players_many': '{{count}} graczy',
      'lobby.players_other': '{{count}} gracza',
    }
    expect(await importJson(texts)).toEqual({ changed: 5, unchanged: 0 })
    expect(await importJson(texts)).toEqual({ changed: 0, unchanged: 5 })
    expect(await refuses(importJson({ 'shell.menu': 'Menu', 'lobby.players_few': 'kilka' }))).toContain(
      'needs the placeholders count',
    )
    expect((await readTexts({ filter: 'own' })).texts.map(text => text.key)).not.toContain('shell.menu')
    expect(await refuses(importJson({ 'no.such.key': 'x' }))).toContain('is not a text of this language')
    expect(await refuses(importJson({ 'shell.play': 'x' }, 'de_DE'))).toContain('no language de_DE')
  })

  it('is shown by the loader of the site, with English where a text is missing', async () => {
    await nextReading()
    const { page, bootstrap } = await readBootstrap(`lang=${language}`)
    expect(page).toContain('<html lang="pl-PL" dir="ltr"')
    const texts = await fetch(`${server().baseUrl}${bootstrap.ownTexts}`)
    expect(texts.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const written = { ...bootstrap, ownTexts: `${server().baseUrl}${bootstrap.ownTexts}` }
    vi.stubGlobal('document', { getElementById: () => ({ textContent: JSON.stringify(written) }) })
    vi.resetModules()
    const { loadOperatorTexts } = await import('@fairground/site/core/text/load-operator-texts')
    const { loadText } = await import('@fairground/site/core/text/load-text')
    const { t } = await import('@fairground/site/core/text/text')
    await loadOperatorTexts()
    await Promise.all([loadText('core'), loadText('cashier'), loadText('errors')])
    expect(t('shell.play')).toBe('Graj')
    expect([1, 3, 5].map(count => t('lobby.players', { count }))).toEqual([
      '1 gracz',
      '3 graczy kilka',
      '5 graczy',
    ])
    expect(t('shell.menu')).toBe('Menu')
    vi.unstubAllGlobals()
  })

  it('changes its address with its texts', async () => {
    const before = (await readBootstrap(`lang=${language}`)).bootstrap.ownTexts
    await editor.call('changeText', { language, key: 'shell.menu', text: 'Spis', reason }, 1)
    await nextReading()
    const { ownTexts } = (await readBootstrap(`lang=${language}`)).bootstrap
    expect(ownTexts).not.toBe(before)
    expect(await (await fetch(`${server().baseUrl}${ownTexts}`)).json()).toMatchObject({
      'shell.menu': 'Spis',
    })
    const outdated = await fetch(`${server().baseUrl}${before}`)
    expect(outdated.headers.get('cache-control')).toMatch(/max-age=60/)
    await editor.call('changeText', { language, key: 'shell.menu', text: null, reason }, 1)
    await nextReading()
    expect((await readBootstrap(`lang=${language}`)).bootstrap.ownTexts).toBe(before)
  })
})

describe('the table of texts', () => {
  it('lists missing texts page by page and finds texts that the release has changed since', async () => {
    const first = await readTexts({ filter: 'missing', limit: 2 })
    expect(first.texts).toHaveLength(2)
    const next = await readTexts({ filter: 'missing', limit: 1, after: first.next! })
    expect(next.texts[0]!.key > first.texts[1]!.key).toBe(true)
    expect((await readTexts({ filter: 'changed' })).texts).toEqual([])
    await server().sql(`UPDATE language_text SET source_hash = 'of another text' WHERE key = 'shell.play'`)
    const { texts } = await readTexts({ filter: 'changed' })
    expect(texts.map(text => [text.key, text.source, text.own])).toEqual([['shell.play', 'Play', 'Graj']])
    await editor.call('changeText', { language, key: 'shell.play', text: 'Graj', reason }, 1)
    expect((await readTexts({ filter: 'changed' })).texts).toEqual([])
  })

  it.each(['json', 'xliff'] as const)(
    'is exported as %s and imported again without a change',
    async format => {
      const exported = await editor.call('exportTexts', { language, format }, 1)
      const { content } = exported
      const result = await editor.call('importTexts', { language, format, content, reason }, 1)
      expect(result.changed).toBe(0)
      expect((await editor.call('exportTexts', { language, format }, 1)).content).toBe(content)
    },
  )

  it('fills gaps from a shipped fallback', async () => {
    const catalan = { language: 'ca_ES', name: 'Català', direction: null, fallback: 'es_ES', reason }
    await editor.call('addLanguage', catalan, 1)
    await importJson({ 'shell.play': 'Juga' }, 'ca_ES')
    await nextReading()
    const { ownTexts } = (await readBootstrap('lang=ca_ES')).bootstrap
    const texts = (await (await fetch(`${server().baseUrl}${ownTexts}`)).json()) as Record<string, string>
    expect([texts['shell.play'], texts['common.close']]).toEqual(['Juga', 'Cerrar'])
    const loop = { ...catalan, fallback: 'pl_PL' }
    await editor.call('changeLanguage', { ...loop, language, name: 'Polski', fallback: 'ca_ES' }, 1)
    expect(await refuses(editor.call('changeLanguage', loop, 1))).toContain('its own fallback')
  })

  it('belongs to one operator', async () => {
    const south = await server().hire(['contentEditor'], { memberId: 2 })
    expect((await south.call('listLanguages', {}, 2)).languages).toEqual([])
    const change = { language, key: 'shell.play', text: 'x', reason } as const
    expect(await refuses(south.call('changeText', change, 2))).toContain('no language pl_PL')
    expect(await refuses(south.call('changeText', change, 1))).toMatch(/no such operator/)
    const auditor = await server().hire(['auditor'], { memberId: 1 })
    expect(await refuses(auditor.call('changeText', change, 1))).toMatch(/roles do not include/)
  })
})

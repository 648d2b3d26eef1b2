import type { OperatorOutput } from '@fairground/contract/operator/operator-operations'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { until } from '@fairground/testkit/server/until'
import type { StaffMember } from '@fairground/testkit/staff/staff-member'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OperatorCallFault } from '@fairground/operator-client/operator-client'

const server = useTestServer()
afterAll(async () => expect(await server().audit()).toEqual([]))

let editor: StaffMember
let southEditor: StaffMember
let auditor: StaffMember
const north = 1
const reason = 'a test'

beforeAll(async () => {
  editor = await server().hire(['contentEditor'], { memberId: north })
  southEditor = await server().hire(['contentEditor'], { memberId: 2 })
  auditor = await server().hire(['auditor'], { memberId: north })
})

const refuses = async (work: Promise<unknown>): Promise<string> => {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof OperatorCallFault)) throw new Error('the call was not refused', { cause: error })
  return `${error.fault.name}: ${error.fault.text}`
}

type Version = OperatorOutput<'saveContentDraft'>['version']

const saveDraft = async (key: string, body: string, more: object = {}): Promise<Version> => {
  const value = { title: 'A page', body, fullWidth: false }
  const draft = { kind: 'page', key, language: 'en_US', value, reason, ...more } as const
  return (await editor.call('saveContentDraft', draft, north)).version
}
const publish = async ({ versionId, hash }: Version, at?: number): Promise<Version> =>
  (await editor.call('publishContent', { versionId, hash, reason, ...(at && { at }) }, north)).version
const readPage = async (key: string): Promise<string> => {
  const address = `${server().baseUrl}/client/i18n/customPageByLink/1/${key}/en_US`
  const answer = await fetch(address, { cache: 'no-store' })
  return answer.status === 200 ? answer.text() : `${answer.status}`
}
const readStatuses = async (key: string): Promise<readonly string[]> => {
  const { versions } = await auditor.call('getContent', { kind: 'page', key, language: 'en_US' }, north)
  return versions.map(version => version.status)
}

describe('a draft', () => {
  it('is not shown before its publication, and is stored as safe HTML', async () => {
    const draft = await saveDraft('story', '<p onclick="steal()">One</p><script>steal()</script>')
    expect(draft.value).toMatchObject({ body: '<p>One</p>' })
    expect(await readPage('story')).toBe('404')
    expect(await publish(draft)).toMatchObject({ status: 'live', author: `staff/${editor.staffId}` })
    expect(await readPage('story')).toBe('<p>One</p>')
  })

  it('replaces only the draft that its author has seen', async () => {
    const first = await saveDraft('seen', '<p>One</p>', { replaces: null })
    expect(await refuses(saveDraft('seen', '<p>Two</p>', { replaces: null }))).toMatch(
      /has changed the draft/,
    )
    const second = await saveDraft('seen', '<p>Two</p>', { replaces: first.hash })
    expect(second.versionId).toBe(first.versionId)
    expect(await refuses(publish(first))).toMatch(/changed since it was reviewed/)
    await editor.call('discardDraft', { versionId: second.versionId, reason }, north)
    expect(await readStatuses('seen')).toEqual(['discarded'])
    expect(await refuses(publish(second))).toMatch(/is discarded/)
  })

  it.each([
    [{ kind: 'page', key: 'x', value: { title: 'A', body: '', fullWidth: false } }, 'needs a language'],
    [{ kind: 'page', key: 'x', language: 'en_US', value: { title: '', body: '' } }, 'is not one of page'],
    [{ kind: 'colours', key: 'x', value: { brand: null, cta: null } }, 'the key of colours is site'],
    [{ kind: 'colours', key: 'site', value: { brand: 'red;}', cta: null } }, 'is not one of colours'],
    [{ kind: 'picture', key: 'x', value: { svg: '<html>' } }, 'is not one of picture'],
  ] as const)('%j is refused', async (draft, why) => {
    expect(await refuses(editor.call('saveContentDraft', { ...draft, reason }, north))).toContain(why)
  })
})

describe('versions', () => {
  it('are kept, and an earlier one can be shown again', async () => {
    const one = await publish(await saveDraft('kept', '<p>One</p>'))
    const two = await publish(await saveDraft('kept', '<p>Two</p>'))
    expect(await readPage('kept')).toBe('<p>Two</p>')
    const { version } = await editor.call('rollBackContent', { versionId: one.versionId, reason }, north)
    expect(await readPage('kept')).toBe('<p>One</p>')
    expect(version.hash).toBe(one.hash)
    expect(await readStatuses('kept')).toEqual(['live', 'replaced', 'replaced'])
    expect(
      await refuses(editor.call('rollBackContent', { versionId: version.versionId, reason }, north)),
    ).toMatch(/is live/)
    await editor.call('removeContent', { kind: 'page', key: 'kept', reason }, north)
    expect(await readPage('kept')).toBe('404')
    await editor.call('rollBackContent', { versionId: two.versionId, reason }, north)
    expect(await readPage('kept')).toBe('<p>Two</p>')
  })

  it('are listed page by page', async () => {
    const first = await editor.call('listContent', { kind: 'page', limit: 1 }, north)
    const [newest] = first.versions
    const next = await editor.call('listContent', { after: first.next!, limit: 100 }, north)
    expect(next.versions.every(version => version.versionId < newest!.versionId)).toBe(true)
  })

  it('cannot be changed after publication, not even by the application', async () => {
    const { versionId } = await publish(await saveDraft('fixed', '<p>One</p>'))
    for (const change of [`value = '{}'`, `status = 'draft'`, `key = 'other'`])
      await expect(
        server().sql(`UPDATE content_version SET ${change} WHERE member_id = 1 AND id = ${versionId}`),
      ).rejects.toThrow(/not changed after publication/)
  })
})

describe('a scheduled version', () => {
  it('goes live at its time and can be discarded before', async () => {
    await publish(await saveDraft('later', '<p>Now</p>'))
    const far = await publish(await saveDraft('later', '<p>Never</p>'), Date.now() + 3_600_000)
    const near = await publish(await saveDraft('later', '<p>Soon</p>'), Date.now() + 2000)
    expect([far.status, near.status]).toEqual(['scheduled', 'scheduled'])
    expect(await readPage('later')).toBe('<p>Now</p>')
    await editor.call('discardDraft', { versionId: far.versionId, reason }, north)
    await until('the scheduled version', async () => (await readPage('later')) === '<p>Soon</p>')
    expect(await readStatuses('later')).toEqual(['live', 'discarded', 'replaced'])
    const past = await saveDraft('later', '<p>Past</p>')
    expect(await refuses(publish(past, Date.now() - 1))).toMatch(/within the next year/)
  })
})

describe('content of each kind', () => {
  const save = async (content: object) => {
    const { version } = await editor.call('saveContentDraft', { ...content, reason } as never, north)
    return publish(version)
  }
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>'

  it('is shown on the site', async () => {
    await save({ kind: 'picture', key: 'sign', value: { svg } })
    await save({ kind: 'colours', key: 'site', value: { brand: '#123456', cta: null } })
    await save({ kind: 'logo', key: 'site', value: { picture: 'sign' } })
    await save({ kind: 'background', key: 'site', value: { picture: 'sign' } })
    const css = async () => (await fetch(`${server().baseUrl}/client/css?m=1`)).text()
    await until('the style', async () => (await css()).includes('--op-bg-image'))
    expect(await css()).toContain('--op-brand:#123456')
    expect(await css()).toContain('--op-logo')
    const gameText = {
      title: 'Trois sur dix',
      titleShort: 'Trois',
      description: '',
      info: '<b>i</b><script>x</script>',
      rulesHtml: '',
      oneClickStart: '',
      oneClickLobby: '',
      oneClickSuccess: '',
      oneClickBundle: '',
    }
    await save({ kind: 'gameText', key: '11', language: 'fr_FR', value: gameText })
    const answer = await server().rest().call('getGameLanguage', { gameId: 11, languageId: 'fr_FR' })
    expect(answer).toMatchObject({ gameTitle: 'Trois sur dix', gameInfo: '<b>i</b>' })
  })

  it('is refused if it refers to something that does not exist, or is in use', async () => {
    const logo = { kind: 'logo', key: 'site', value: { picture: 'nothing' } }
    expect(await refuses(save(logo))).toMatch(/no live picture nothing/)
    const game = { kind: 'siteText', key: 'site', language: 'de_DE' }
    const texts = ['title', 'description', 'keywords', 'aboutHtml', 'headerHtml', 'footerHtml', 'legalHtml']
    const value = Object.fromEntries(texts.map(name => [name, '']))
    expect(await refuses(save({ ...game, value }))).toMatch(/no language de_DE/)
    const sign = { kind: 'picture', key: 'sign', reason } as const
    expect(await refuses(editor.call('removeContent', sign, north))).toMatch(/is in use/)
  })
})

describe('an attacker', () => {
  it('cannot read or change the content of another operator', async () => {
    const { versionId, hash } = await saveDraft('secret', '<p>Secret</p>')
    const own = await southEditor.call('listContent', { limit: 100 }, 2)
    expect(own.versions).toEqual([])
    for (const [name, input] of [
      ['publishContent', { versionId, hash, reason }],
      ['rollBackContent', { versionId, reason }],
      ['discardDraft', { versionId, reason }],
    ] as const) {
      expect(await refuses(southEditor.call(name, input as never, 2))).toMatch(/there is no version/)
      expect(await refuses(southEditor.call(name, input as never, north))).toMatch(/unknownOperator/)
      expect(await refuses(auditor.call(name, input as never, north))).toMatch(/notAllowed/)
    }
  })
})

import { describe, expect, it } from 'vitest'
import { toThings, toThingTitle, type Version } from './things.ts'

const version = (versionId: number, part: Partial<Version>): Version => ({
  versionId,
  kind: 'page',
  key: 'about',
  language: 'en_US',
  status: 'live',
  hash: 'a'.repeat(64),
  author: 'staff/1',
  authorName: 'Hannah Lindqvist',
  createdAt: versionId * 1000,
  liveFrom: null,
  liveUntil: null,
  ...part,
})

describe('toThings', () => {
  it('puts the languages of a page together, the last changed thing first', () => {
    const things = toThings([
      version(1, {}),
      version(4, { language: 'fr_FR', status: 'draft' }),
      version(9, { kind: 'ad', key: 'golden', language: null, status: 'scheduled' }),
      version(3, { language: 'es_ES' }),
    ])
    expect(things.map(({ kind, key }) => [kind, key])).toEqual([
      ['ad', 'golden'],
      ['page', 'about'],
    ])
    expect(things[1]!.live.map(({ language }) => language)).toEqual(['es_ES', 'en_US'])
    expect(things[1]!.drafts.map(({ versionId }) => versionId)).toEqual([4])
    expect(things[1]!.last.versionId).toBe(4)
  })

  it('keeps a page and an ad of the same name apart', () => {
    expect(toThings([version(1, {}), version(2, { kind: 'ad', language: null })])).toHaveLength(2)
  })
})

describe('toThingTitle', () => {
  it.each([
    [{ kind: 'page', key: 'about' }, 'about'],
    [{ kind: 'page', key: 'site' }, 'site'],
    [{ kind: 'colours', key: 'site' }, 'Colours'],
    [{ kind: 'gameText', key: '11' }, 'Texts of game 11'],
  ] as const)('names %o', (thing, title) => {
    expect(toThingTitle(thing)).toBe(title)
  })
})

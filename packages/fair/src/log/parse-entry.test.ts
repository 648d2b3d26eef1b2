import { describe, expect, it } from 'vitest'
import { utf8 } from '#encoding/bytes.ts'
import vectors from '#fd2/vectors.json' with { type: 'json' }
import { entryBytes } from './entry.ts'
import { parseEntry } from './parse-entry.ts'
import { books, sampleClose, sampleGame, zeros } from './sample-log.test-support.ts'

const close = sampleClose({ game: 'g', instance: 'i', index: 1, prev: zeros })
const parseText = (text: string) => parseEntry(utf8(text))
const parseValue = (value: object) =>
  parseText(
    JSON.stringify(Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))),
  )

describe('parseEntry', () => {
  it('reads the entry of the published vectors', () => {
    expect(parseText(vectors.log.entry)).toMatchObject({ t: 'close', instance: 'inst-42' })
  })

  it.each([books('x'), close, sampleGame('g')])('reads what the log writes: $t', entry => {
    expect(parseEntry(entryBytes(entry))).toEqual(entry)
  })

  it.each<[string, string]>([
    ['text', 'hello'],
    ['no object', '[]'],
    ['an inherited name as type', '{"t":"constructor"}'],
    ['white space', `${JSON.stringify(books('x'))} `],
    ['another order', `{"t":"books","journal":"${zeros}","audit":"${zeros}","at":0}`],
    ['a repeated field', `{"at":0,"at":0,"audit":"${zeros}","journal":"${zeros}","t":"books"}`],
    ['too many bytes', `"${'x'.repeat(65_536)}"`],
  ])('refuses %s', (_, text) => {
    expect(parseText(text)).toHaveProperty('problem')
  })

  it.each<[string, object]>([
    ['a missing field', { ...books('x'), audit: undefined }],
    ['an unknown field', { ...books('x'), extra: 1 }],
    ['upper-case hexadecimal', { ...books('x'), audit: 'A'.repeat(64) }],
    ['money as a number', { ...close, pool: 700 }],
    ['a fraction', { ...close, index: 1.5 }],
    ['a lock of the wrong length', { ...close, lock: '00' }],
    ['a negative time', { ...close, closedAt: -1 }],
    ['scheme FD1', { ...sampleGame('g'), scheme: 'FD1' }],
  ])('refuses %s', (_, value) => {
    expect(parseValue(value)).toHaveProperty('problem')
  })

  it('refuses bytes that are not UTF-8', () => {
    expect(parseEntry(Uint8Array.of(0x22, 0xff, 0x22))).toHaveProperty('problem')
  })
})

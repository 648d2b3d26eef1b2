import { describe, expect, it } from 'vitest'
import { parseTextFile, writeTextFile } from './text-files.ts'
import type { ListedText } from './text-table.ts'

const toRow = (key: string, source: string, own: string | null): ListedText => ({
  key,
  source,
  own,
  shipped: null,
  isMissing: own === null,
  isChanged: false,
})

const rows = [
  toRow('shell.play', 'Play', 'Spielen & "gewinnen" <b>'),
  toRow('time.about_other', 'about {{count}} min', ' etwa {{count}}\r\nMinuten \u{1F3B2}\t'),
  toRow('mail:accountClosed.subject', 'Closed ]]>', 'Zu ]]> &amp; &#65;'),
  toRow('shell.menu', 'Menu', null),
]

describe('a file of texts', () => {
  it.each(['json', 'xliff'] as const)('%s keeps every character on the way out and back', format => {
    const file = writeTextFile(format, 'de_DE', rows)
    const entries = parseTextFile(format, 'de_DE', file)
    expect(entries.map(({ key, text }) => [key, text])).toEqual(
      rows.flatMap(({ key, own }) => (own === null ? [] : [[key, own]])),
    )
    const again = rows.map(row => ({
      ...row,
      own: entries.find(entry => entry.key === row.key)?.text ?? null,
    }))
    expect(writeTextFile(format, 'de_DE', again)).toBe(file)
  })

  it('names the source of each text in XLIFF', () => {
    const [first] = parseTextFile('xliff', 'de_DE', writeTextFile('xliff', 'de_DE', rows))
    expect(first?.source).toBe('Play')
  })
})

const good = writeTextFile('xliff', 'de_DE', rows.slice(0, 1))

describe('a hostile file', () => {
  it.each([
    ['a document type', good.replace('<xliff', '<!DOCTYPE xliff [<!ENTITY a "b">]><xliff')],
    [
      'entities that grow',
      good
        .replace('<xliff', '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><xliff')
        .replace('Spielen', '&b;'),
    ],
    ['an external entity', good.replace('<xliff', '<!DOCTYPE x SYSTEM "file:///etc/passwd"><xliff')],
    ['another processing instruction', good.replace('<xliff', '<?xml-stylesheet href="x"?><xliff')],
    ['another language', good.replace('trgLang="de-DE"', 'trgLang="fr-FR"')],
    ['another source language', good.replace('srcLang="en-US"', 'srcLang="fr-FR"')],
    ['another version', good.replace('version="2.0"', 'version="1.2"')],
    ['another namespace', good.replace('document:2.0"', 'document:1.2"')],
    ['an unknown element', good.replace('<segment', '<script>x</script><segment')],
    ['inline elements', good.replace('Spielen', '<ph id="1"/>Spielen')],
    ['an open element', good.replace('</unit>', '')],
    ['two roots', good + good],
    ['a unit without an id', good.replace(/ id="shell.play"/, '')],
    ['text outside of a segment', good.replace('<unit', 'text<unit')],
    ['nothing', ' '],
    ['no XML', 'shell.play=Spielen'],
    ['the same text twice', good.replace(/(<unit[^]*<\/unit>)/, '$1$1')],
  ])('with %s is refused', (_, file) => {
    expect(() => parseTextFile('xliff', 'de_DE', file)).toThrow()
  })

  it.each(['[]', 'null', '{"shell.play": 5}', '{', '{"a": {"b": "c"}}'])('%s is refused as JSON', file => {
    expect(() => parseTextFile('json', 'de_DE', file)).toThrow()
  })

  it('keeps an unknown entity as text', () => {
    const [entry] = parseTextFile('xliff', 'de_DE', good.replace('Spielen', '&lol;'))
    expect(entry?.text).toContain('&lol;')
  })
})

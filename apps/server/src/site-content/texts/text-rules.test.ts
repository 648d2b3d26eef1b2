import { describe, expect, it } from 'vitest'
import { getSourceTexts } from './shipped-texts.ts'
import { findSource, findTextProblem, getNeededKeys } from './text-rules.ts'

const source = new Map([
  ['plain', 'Play'],
  ['lines_zero', 'no lines'],
  ['lines_one', '{{count}} line'],
  ['lines_other', '{{count}} lines'],
])

describe('the keys of a language', () => {
  it.each([
    ['de_DE', ['plain', 'lines_zero', 'lines_one', 'lines_other']],
    ['pl_PL', ['plain', 'lines_zero', 'lines_few', 'lines_many', 'lines_one', 'lines_other']],
    ['ja_JP', ['plain', 'lines_zero', 'lines_other']],
  ])('%s has the plural forms of the language', (language, keys) => {
    expect([...getNeededKeys(source, language)].toSorted()).toEqual(keys.toSorted())
  })

  it('come from the texts of the release and the catalogue of faults', () => {
    const shipped = getSourceTexts()
    expect(shipped.size).toBeGreaterThan(1500)
    expect(shipped.get('shell.play')).toBe('Play')
    expect(shipped.has('errors.session.timeout.text')).toBe(true)
  })

  it('of a plural form have the source of _other', () => {
    expect(findSource(source, 'lines_few')).toBe('{{count}} lines')
    expect(findSource(source, 'nothing_few')).toBeUndefined()
  })
})

describe('a text', () => {
  it.each([
    ['Spielen', 'Play', undefined],
    ['{{count}} Zeilen', '{{count}} lines', undefined],
    ['{{count}} Zeilen', '{{count, number}} lines', undefined],
    ['{{count, evil}} Zeilen', '{{count}} lines', 'needs the placeholders count and has (none)'],
    ['Zeilen', '{{count}} lines', 'needs the placeholders count and has (none)'],
    ['{{count}} {{name}}', '{{count}} lines', 'needs the placeholders count and has count, name'],
    ['{{count} Zeilen {{count}}', '{{count}} lines', 'has a broken placeholder'],
    ['$t(shell.play)', 'Play', 'refers to another text'],
    [' ', 'Play', 'is empty'],
    ['a\u0000b', 'Play', 'has characters that no browser shows'],
    ['a\ud800', 'Play', 'has characters that no browser shows'],
    ['x'.repeat(4001), 'Play', 'has more than 4000 characters'],
  ])('%j for %j: %s', (text, from, problem) => {
    expect(findTextProblem(text, from)).toBe(problem)
  })
})

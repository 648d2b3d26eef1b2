import { vocabulary } from '@fairground/scripts/check/tidy/vocabulary.ts'
import { describe, expect, it } from 'vitest'

const path = 'apps/server/src/join/buy-plays.ts'
const messages = (text: string, file = path) =>
  vocabulary([{ path: file, text }]).map(({ message }) => message)

describe('banned names', () => {
  it.each([
    'export const priceOf = 1',
    'const tellJoined = () => 1',
    'const f = (told: string) => told',
    'interface Claim { readonly asked: number }',
    'const { whose } = owner',
    'type Wish = string',
    'const standing = 1',
    'const mostLines = 5',
    'class Line { leastUnits = 1 }',
  ])('reports %s', text => {
    expect(messages(text)).toHaveLength(1)
  })

  it.each([
    'const price = values.indexOf(1)',
    'const proof = 1',
    'const almost = 1',
    'const withstanding = 1',
    'const schema = { anyOf: [] }',
    "const text = 'the price of a wish'",
  ])('accepts %s', text => {
    expect(messages(text)).toEqual([])
  })

  it('accepts wire names in the contract', () => {
    expect(messages('export const statusOf = 1', 'packages/contract/src/status.ts')).toEqual([])
  })
})

describe('banned words', () => {
  it.each([
    '/** Whoever wants to know sooner is left alone. */',
    '// The page is drawn anew.',
    ' * Two lists, of which one is empty.',
    '// Nobody listens here.',
    'const a = 1 // said no',
    '// Ever more rarely.',
    "it('tells the player of his money', () => {})",
    "describe('a wish', () => {})",
  ])('reports %s in a source', text => {
    expect(messages(text)).not.toEqual([])
  })

  it.each([
    ['docs/AUDIT.md', 'Whoever runs it can check it.'],
    ['packages/ui/src/controls/button.module.css', '/* Nobody sees it. */'],
    ['packages/database/migrations/0001_first.sql', '-- what he has asked for'],
    ['apps/site/src/text/en_US/core.json', '  "title": "He has won"'],
  ])('reports a word in %s', (file, text) => {
    expect(messages(text, file)).toHaveLength(1)
  })

  it.each([
    [path, "const text = 'nobody is told anew'"],
    ['docs/AUDIT.md', 'The column `told` holds the text.'],
    ['docs/GLOSSARY.md', 'Do not write whoever.'],
    ['apps/site/src/text/en_US/core.json', '  "title": "Nobody has won yet"'],
    ['apps/site/src/text/es_ES/core.json', '  "title": "he"'],
  ])('accepts other text in %s', (file, text) => {
    expect(messages(text, file)).toEqual([])
  })

  it('reports path, line and replacement', () => {
    expect(vocabulary([{ path, text: '\n// whoever' }])).toEqual([
      { path, line: 2, message: 'word "whoever": write name the actor' },
    ])
  })
})

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Texts } from './pseudo-language.ts'

const root = join(import.meta.dirname, '..')

/** Keys whose first part is filled in: their source names them only from the dot on. */
const builtByPrefix = [
  'gameOver.notStarted.',
  'gameOver.running.',
  'bingo.over.notStarted.',
  'bingo.over.running.',
  'bingo.lobby.',
  'raffle.lobby.',
  'pick.soon.',
  'order.soon.',
]

const sources = globSync('**/*.{ts,tsx}', { cwd: root })
  .filter(file => !file.includes('.test'))
  .map(file => readFileSync(join(root, file), 'utf8'))
  .join('\n')

const literals = new Set([...sources.matchAll(/['"`]([\w.]+)['"`]/g)].map(([, text = '']) => text))

/** `pick.units.${option}Help` stands for every key between its ends. */
const patterns = [...sources.matchAll(/`(\w+\.[\w.]*(?:\$\{[^`]*\})[\w.]*)`/g)].map(
  ([, template = '']) => new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\$\{.*?\}/g, '.+')}$`),
)

const keysOf = (texts: Texts, before = ''): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [before + key] : keysOf(value, `${before}${key}.`),
  )

const areas = globSync('text/en_US/*.json', { cwd: root })
const keys = areas.flatMap(area => keysOf(JSON.parse(readFileSync(join(root, area), 'utf8')) as Texts))
const plain = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '')

const isUsed = (key: string): boolean =>
  literals.has(key) ||
  patterns.some(pattern => pattern.test(key)) ||
  builtByPrefix.some(prefix => key.startsWith(prefix))

it('has no text that nothing shows', () => {
  expect([...new Set(keys.map(plain))].filter(key => !isUsed(key))).toEqual([])
})

it('declares no prefix in vain', () => {
  expect(builtByPrefix.filter(prefix => !keys.some(key => key.startsWith(prefix)))).toEqual([])
})

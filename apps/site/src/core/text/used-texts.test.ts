import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Texts } from './pseudo-language.ts'

const root = join(import.meta.dirname, '..', '..')

/** Keys with a computed prefix: the source contains only the rest. */
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

/** `pick.units.${option}Help` matches every key with this start and end. */
const patterns = [...sources.matchAll(/`(\w+\.[\w.]*(?:\$\{[^`]*\})[\w.]*)`/g)].map(
  ([, template = '']) => new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\$\{.*?\}/g, '.+')}$`),
)

const listKeys = (texts: Texts, before = ''): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [before + key] : listKeys(value, `${before}${key}.`),
  )

const areas = globSync('text/en_US/*.json', { cwd: root })
const keys = areas.flatMap(area => listKeys(JSON.parse(readFileSync(join(root, area), 'utf8')) as Texts))
const plain = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '')

const isUsed = (key: string): boolean =>
  literals.has(key) ||
  patterns.some(pattern => pattern.test(key)) ||
  builtByPrefix.some(prefix => key.startsWith(prefix))

it('has no unused text', () => {
  expect([...new Set(keys.map(plain))].filter(key => !isUsed(key))).toEqual([])
})

it('lists no unused prefix', () => {
  expect(builtByPrefix.filter(prefix => !keys.some(key => key.startsWith(prefix)))).toEqual([])
})

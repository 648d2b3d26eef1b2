import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'

const page = { textContent: JSON.stringify({ languageId: 'en_US' }) }
vi.stubGlobal('document', { getElementById: () => page })
// Another file may have loaded the modules for another language.
vi.resetModules()
afterAll(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

const { i18n, t } = await import('./text.ts')

type Texts = { readonly [key: string]: string | Texts }

const folder = join(import.meta.dirname, '..', '..', 'text', 'en_US')
const areas = readdirSync(folder).map(name => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Texts)

const listKeys = (texts: Texts, path: readonly string[] = []): string[] =>
  Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'string' ? [[...path, name].join('.')] : listKeys(value, [...path, name]),
  )

const gaps = (text: string): string[] => [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name = '']) => name)

it('interpolates every text like the library, for every plural form', () => {
  for (const area of areas) i18n.addResourceBundle('en-US', 'translation', area, true, false)
  const keys = [...new Set(areas.flatMap(area => listKeys(area)))]
  const plain = i18n.t as unknown as (key: string, values: object) => string
  const cached = t as unknown as typeof plain
  const base = (key: string) => key.replace(/_(zero|one|other)$/, '')
  const differing = keys.flatMap(key =>
    [0, 1, 2, 1234].flatMap(count => {
      const names = gaps(plain(key, { skipInterpolation: true }))
      const values = { ...Object.fromEntries(names.map((name, i) => [name, `value ${i}`])), count }
      return [key, base(key)].filter(each => cached(each, values) !== plain(each, values))
    }),
  )
  expect(keys.length).toBeGreaterThan(1000)
  expect(differing).toEqual([])
})

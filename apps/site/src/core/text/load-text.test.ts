import { afterAll, expect, it, vi } from 'vitest'

const page = { textContent: JSON.stringify({ languageId: 'es_ES' }) }
vi.stubGlobal('document', { getElementById: () => page })
// Another file may have loaded the modules for another language.
vi.resetModules()
afterAll(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

const { loadText } = await import('./load-text.ts')
const { t } = await import('./text.ts')

it('uses English until the language is loaded', async () => {
  expect(t('common.close')).toBe('Close')
  await loadText('core')
  expect(t('common.close')).toBe('Cerrar')
})

it('uses the plural form for millions in a language that has one', async () => {
  await loadText('core')
  expect([1, 2, 1_000_000].map(count => t('lobby.players', { count }))).toEqual([
    '1 participante',
    '2 participantes',
    '1.000.000 de participantes',
  ])
})

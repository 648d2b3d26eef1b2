import { afterAll, expect, it, vi } from 'vitest'

const page = { textContent: JSON.stringify({ languageId: 'en_GB' }) }
vi.stubGlobal('document', { getElementById: () => page })
// Another file may have loaded the modules for another language.
vi.resetModules()
afterAll(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

const { loadText } = await import('./load-text.ts')
const { t } = await import('./text.ts')

it('uses British texts where they differ and American ones elsewhere', async () => {
  await Promise.all([loadText('core'), loadText('account'), loadText('errors')])
  expect(t('lobby.favourites')).toBe('Favourites')
  expect(t('fullRegistration.postCode')).toBe('Postcode')
  expect(t('common.close')).toBe('Close')
  expect(t('fullRegistration.city')).toBe('Town or city')
})

it('counts with the plural forms of the fallback', async () => {
  await loadText('core')
  expect([1, 2, 1234].map(count => t('lobby.players', { count }))).toEqual([
    '1 player',
    '2 players',
    '1,234 players',
  ])
})

it('loads an area without British texts', async () => {
  await loadText('raffle')
  expect(t('raffle.list.title')).toBe('Raffles')
})

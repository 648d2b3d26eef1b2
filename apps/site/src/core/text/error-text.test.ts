import { errorCatalogue } from '@fairground/contract/errors'
import { afterAll, expect, it, vi } from 'vitest'

const page = { textContent: JSON.stringify({ languageId: 'es_ES' }) }
vi.stubGlobal('document', { getElementById: () => page })
// Another file may have loaded the modules for another language.
vi.resetModules()
afterAll(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

const { catalogueFault } = await import('@fairground/client/catalogue-fault')
const { errorText, thrownText } = await import('./error-text.ts')
const { loadText } = await import('./load-text.ts')

it('has a text before the translations are loaded', () => {
  const { title, text } = errorCatalogue.session.timeout
  expect(errorText('session.timeout')).toEqual({ title, text })
  expect(errorText('join.notEnoughFunds')).toEqual({ text: 'Something went wrong' })
  expect(thrownText(catalogueFault('join.notEnoughFunds'))).toBe(errorCatalogue.join.notEnoughFunds.text)
})

it('uses the translation once it is loaded', async () => {
  await loadText('errors')
  expect(errorText('session.timeout')).toEqual({
    title: 'Sesión caducada',
    text: 'Hemos cerrado tu sesión por inactividad. Pulsa Aceptar para volver a entrar.',
  })
})

it('has a readable text for any thrown value', async () => {
  await Promise.all([loadText('core'), loadText('errors')])
  expect(thrownText(catalogueFault('game.notFound'))).toBe('No conocemos este juego.')
  expect(thrownText(new TypeError('Failed to fetch'))).toBe('Algo ha ido mal')
})

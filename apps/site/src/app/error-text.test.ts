import { errorCatalogue } from '@fairground/contract/errors'
import { afterAll, expect, it, vi } from 'vitest'

const page = { textContent: JSON.stringify({ languageId: 'es_ES' }) }
vi.stubGlobal('document', { getElementById: () => page })
// Another file may have loaded them for another language.
vi.resetModules()
afterAll(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

const { callFault } = await import('@fairground/client/call-fault')
const { errorText, thrownText } = await import('./error-text.ts')
const { loadText } = await import('./load-text.ts')

it('is the catalogue’s sentence where the language has none', () => {
  const { title, text } = errorCatalogue.session.timeout
  expect(errorText('session.timeout')).toEqual({ title, text })
  expect(errorText('join.notEnoughFunds')).toEqual({ text: errorCatalogue.join.notEnoughFunds.text })
})

it('is the language’s own as soon as it is loaded', async () => {
  await loadText('errors')
  expect(errorText('session.timeout')).toEqual({
    title: 'Sesión caducada',
    text: 'Hemos cerrado tu sesión por inactividad. Pulsa Aceptar para volver a entrar.',
  })
})

it('of what was thrown tells what a player can understand', async () => {
  await Promise.all([loadText('core'), loadText('errors')])
  expect(thrownText(callFault('game.notFound'))).toBe('No conocemos este juego.')
  expect(thrownText(new TypeError('Failed to fetch'))).toBe('Algo ha ido mal')
})

import { describe, expect, it } from 'vitest'
import { chooseLanguage, findDirection } from './choose-language.ts'

const served = ['en_US', 'es_ES', 'fr_FR'] as const
const noPreference = { requested: undefined, stored: undefined, accepts: undefined }

describe('chooseLanguage', () => {
  it.each([
    ['without a preference', {}, 'en_US'],
    ['requested in the URL', { requested: 'es_ES', stored: 'fr_FR' }, 'es_ES'],
    ['requested in another notation', { requested: 'es-es' }, 'es_ES'],
    ['requested, but not served', { requested: 'de_DE', stored: 'fr_FR' }, 'fr_FR'],
    ['stored', { stored: 'fr_FR', accepts: 'es' }, 'fr_FR'],
    ['accepted for another region', { accepts: 'fr-CA,en;q=0.5' }, 'fr_FR'],
    ['accepted, by quality', { accepts: 'en;q=0.3, de;q=0.9, es;q=0.8' }, 'es_ES'],
    ['refused by quality 0', { accepts: 'es;q=0, fr' }, 'fr_FR'],
    ['invalid', { requested: '../../x', stored: '', accepts: ';;;,*,\u0000' }, 'en_US'],
  ])('chooses the language %s', (_, change, language) => {
    expect(chooseLanguage({ ...noPreference, ...change }, served)).toBe(language)
  })

  it('knows which languages are written from right to left', () => {
    const findAll = (content: Parameters<typeof findDirection>[0]) =>
      ['ar_EG', 'he_IL', 'en_US'].map(language => findDirection(content, language))
    expect(findAll({ languages: [] })).toEqual(['rtl', 'rtl', 'ltr'])
    const chosen = { language: 'en_US', direction: 'rtl' }
    expect(findAll({ languages: [chosen] })).toEqual(['rtl', 'rtl', 'rtl'])
  })
})

import { describe, expect, it } from 'vitest'
import { chooseLanguage, directionOf } from './choose-language.ts'

const served = ['en_US', 'es_ES', 'fr_FR'] as const
const wish = { asked: undefined, kept: undefined, accepts: undefined }

describe('the language of a page', () => {
  it.each([
    ['nothing asked for', {}, 'en_US'],
    ['asked in the address', { asked: 'es_ES', kept: 'fr_FR' }, 'es_ES'],
    ['asked the other way', { asked: 'es-es' }, 'es_ES'],
    ['asked, but not served', { asked: 'de_DE', kept: 'fr_FR' }, 'fr_FR'],
    ['kept', { kept: 'fr_FR', accepts: 'es' }, 'fr_FR'],
    ['accepted by its region', { accepts: 'fr-CA,en;q=0.5' }, 'fr_FR'],
    ['accepted, the best first', { accepts: 'en;q=0.3, de;q=0.9, es;q=0.8' }, 'es_ES'],
    ['refused', { accepts: 'es;q=0, fr' }, 'fr_FR'],
    ['nonsense', { asked: '../../x', kept: '', accepts: ';;;,*,\u0000' }, 'en_US'],
  ])('%s', (_, change, language) => {
    expect(chooseLanguage({ ...wish, ...change }, served)).toBe(language)
  })

  it('runs from the right in four of them', () => {
    expect(['ar_EG', 'he_IL', 'en_US'].map(directionOf)).toEqual(['rtl', 'rtl', 'ltr'])
  })
})

import { describe, expect, it } from 'vitest'
import { numberInWords } from './number-words.ts'

describe('numberInWords', () => {
  it.each([
    [1, 'en_US', 'One'],
    [16, 'en_US', 'Sixteen'],
    [20, 'en_GB', 'Twenty'],
    [47, 'en', 'Forty-seven'],
    [99, 'en_US', 'Ninety-nine'],
    [100, 'en_US', '100'],
    [16, 'de_DE', '16'],
    [1, 'es_ES', 'Uno'],
    [16, 'es_ES', 'Dieciséis'],
    [22, 'es_ES', 'Veintidós'],
    [30, 'es-ES', 'Treinta'],
    [90, 'es_ES', 'Noventa'],
    [99, 'es_ES', 'Noventa y nueve'],
    [0, 'fr_FR', 'Zéro'],
    [17, 'fr_FR', 'Dix-sept'],
    [20, 'fr-FR', 'Vingt'],
    [21, 'fr_FR', 'Vingt et un'],
    [45, 'fr_FR', 'Quarante-cinq'],
    [70, 'fr_FR', 'Soixante-dix'],
    [71, 'fr_FR', 'Soixante et onze'],
    [79, 'fr_FR', 'Soixante-dix-neuf'],
    [80, 'fr_FR', 'Quatre-vingts'],
    [81, 'fr_FR', 'Quatre-vingt-un'],
    [90, 'fr_FR', 'Quatre-vingt-dix'],
    [91, 'fr_FR', 'Quatre-vingt-onze'],
  ])('%i in %s is %s', (n, language, words) => {
    expect(numberInWords(n, language)).toBe(words)
  })
})

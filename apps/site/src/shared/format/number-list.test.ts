import { describe, expect, it } from 'vitest'
import { listText, oddsText, percentText } from './number-list.ts'

describe('listText', () => {
  it.each([
    [[4], '4'],
    [[4, 11], '4 and 11'],
    [[4, 11, 23], '4, 11, and 23'],
  ])('joins %j', (items, text) => {
    expect(listText(items, 'en-US')).toBe(text)
  })
})

describe('oddsText', () => {
  it.each([
    [9.63, '9.6'],
    [56.656, '56.7'],
    [1032.4, '1,032'],
    [13_983_816, '13,983,816'],
  ])('%d is %s', (oneIn, text) => {
    expect(oddsText(oneIn, 'en-US')).toBe(text)
  })
})

describe('percentText', () => {
  it.each([
    ['60', '60'],
    ['60.00', '60'],
    ['54.50', '54.5'],
    ['100', '100'],
    ['0.00', '0'],
  ])('%s is %s', (percent, text) => {
    expect(percentText(percent, 'en-US')).toBe(text)
  })

  it.each(['es-ES', 'fr-FR'])('uses a decimal comma in %s', locale => {
    expect(percentText('54.50', locale)).toBe('54,5')
  })
})

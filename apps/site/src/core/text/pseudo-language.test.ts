import { expect, it } from 'vitest'
import { pseudoText, pseudoTexts } from './pseudo-language.ts'

it('lengthens and accents a text but not its placeholders and markup', () => {
  expect(pseudoText('Buy {{count}} lines')).toBe('[Búy {{count}} líñés ~ ~ ~ ~]')
  expect(pseudoText('<b>Now</b>')).toContain('<b>Nów</b>')
})

it('converts every text of an area', () => {
  expect(pseudoTexts({ a: { b: 'on' } })).toEqual({ a: { b: '[óñ ~]' } })
})

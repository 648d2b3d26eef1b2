import { expect, it } from 'vitest'
import { pseudoText, pseudoTexts } from './pseudo-language.ts'

it('is longer and accented, and leaves names and markup alone', () => {
  expect(pseudoText('Buy {{count}} lines')).toBe('[Búy {{count}} líñés ~ ~ ~ ~]')
  expect(pseudoText('<b>Now</b>')).toContain('<b>Nów</b>')
})

it('goes into every text of an area', () => {
  expect(pseudoTexts({ a: { b: 'on' } })).toEqual({ a: { b: '[óñ ~]' } })
})

import { expect, it } from 'vitest'
import { toCsv } from './csv.ts'

it.each([
  ['plain', 'plain'],
  ['-2.40', '-2.40'],
  ['with, comma', '"with, comma"'],
  ['with "quotes"', '"with ""quotes"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['@cmd', "'@cmd"],
  ['-1+1', "'-1+1"],
  ['', ''],
])('%j is written as %j', (value, written) => {
  expect(toCsv([['a', value]])).toBe(`a,${written}\r\n`)
})

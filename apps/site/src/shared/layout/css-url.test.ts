import { expect, it } from 'vitest'
import { parseCssUrl } from './css-url.ts'

it.each([
  ['url("/client/pictures/1/sign.svg")', '/client/pictures/1/sign.svg'],
  [' url(/client/pictures/1/sign.svg) ', '/client/pictures/1/sign.svg'],
  ['', undefined],
  ['none', undefined],
])('finds the address in %j', (value, found) => expect(parseCssUrl(value)).toBe(found))

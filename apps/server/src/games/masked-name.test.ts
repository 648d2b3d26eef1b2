import { expect, it } from 'vitest'
import { maskedName } from './masked-name.ts'

it.each([
  ['rowan', 'ro…n'],
  ['anna', 'an…a'],
  ['bob', 'b…'],
  ['x', 'x…'],
])('%s is shown as %s', (name, shown) => {
  expect(maskedName(name)).toBe(shown)
})

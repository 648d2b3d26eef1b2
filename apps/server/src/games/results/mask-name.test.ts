import { expect, it } from 'vitest'
import { maskName } from './mask-name.ts'

it.each([
  ['rowan', 'ro…n'],
  ['anna', 'an…a'],
  ['bob', 'b…'],
  ['x', 'x…'],
])('masks %s as %s', (name, shown) => {
  expect(maskName(name)).toBe(shown)
})

import { expect, it } from 'vitest'
import { judgeColour } from './judge-colour.ts'

it.each([
  ['#2450c4', true, 'with white texts'],
  ['#ffcc33', true, 'with dark texts'],
])('finds %s readable', (colour, isReadable, words) => {
  expect(judgeColour(colour)).toMatchObject({ isReadable, words: expect.stringContaining(words) })
})

it('gives the figure of a colour on which texts are hard to read', () => {
  const greys = Array.from({ length: 256 }, (_, at) => `#${at.toString(16).padStart(2, '0').repeat(3)}`)
  for (const grey of greys.filter(each => !judgeColour(each).isReadable))
    expect(judgeColour(grey).words).toContain('would ignore')
  expect(judgeColour('#787878').words).toMatch(/^Contrast 4\.\d : 1/)
})

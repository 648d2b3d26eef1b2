import { expect, it } from 'vitest'
import { joinWords } from './join-words.ts'

it.each([
  [['A'], 'A'],
  [['A', 'B'], 'A and B'],
  [['A', 'B', 'C'], 'A, B and C'],
])('joins %j to %s', (words, text) => {
  expect(joinWords(words)).toBe(text)
})

import { expect, it } from 'vitest'
import { textOf } from './answer-text.ts'

it('is what the answer is now', () => {
  const answer = { n: 1 }
  expect(textOf(answer)).toBe('{"n":1}')
  answer.n = 2
  expect(textOf(answer)).toBe('{"n":2}')
})

it('is written once for an answer that is frozen', () => {
  let written = 0
  const part = { toJSON: () => (written += 1) }
  const answer = Object.freeze({ part })
  expect([textOf(answer), textOf(answer)]).toEqual(['{"part":1}', '{"part":1}'])
})

it('of shared and other parts is the same as without sharing', () => {
  const shared = { games: Object.freeze([{ n: 1 }, { n: 2 }]), player: Object.freeze({ name: 'a "b"' }) }
  const answer = { 'a "key"': 1, ...shared, gone: undefined, nothing: null, list: [1, 'x'], deep: { shared } }
  expect(textOf(answer)).toBe(JSON.stringify(answer))
  expect(textOf({ ...answer, list: [2] })).toBe(JSON.stringify({ ...answer, list: [2] }))
  expect(textOf([Object.freeze({ n: 1 })])).toBe('[{"n":1}]')
})

it.each([null, true, 0, 'text'])('of %j is JSON as well', value => {
  expect(textOf(value)).toBe(JSON.stringify(value))
})

import { expect, it } from 'vitest'
import { toAnswerText } from './answer-text.ts'

it('serialises the current value of a response', () => {
  const answer = { n: 1 }
  expect(toAnswerText(answer)).toBe('{"n":1}')
  answer.n = 2
  expect(toAnswerText(answer)).toBe('{"n":2}')
})

it('serialises a frozen response once', () => {
  let written = 0
  const part = { toJSON: () => (written += 1) }
  const answer = Object.freeze({ part })
  expect([toAnswerText(answer), toAnswerText(answer)]).toEqual(['{"part":1}', '{"part":1}'])
})

it('gives the same JSON with and without shared parts', () => {
  const shared = { games: Object.freeze([{ n: 1 }, { n: 2 }]), player: Object.freeze({ name: 'a "b"' }) }
  const answer = { 'a "key"': 1, ...shared, gone: undefined, nothing: null, list: [1, 'x'], deep: { shared } }
  expect(toAnswerText(answer)).toBe(JSON.stringify(answer))
  expect(toAnswerText({ ...answer, list: [2] })).toBe(JSON.stringify({ ...answer, list: [2] }))
  expect(toAnswerText([Object.freeze({ n: 1 })])).toBe('[{"n":1}]')
})

it.each([null, true, 0, 'text'])('serialises %j as JSON', value => {
  expect(toAnswerText(value)).toBe(JSON.stringify(value))
})

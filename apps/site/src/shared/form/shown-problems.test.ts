import { describe, expect, it } from 'vitest'
import { shownProblems } from './shown-problems.ts'

const values = { username: 'al ice', email: '' }
const found = { username: 'No spaces.', email: 'Type your email.' }
const nowhere: ReadonlySet<keyof typeof values> = new Set()

describe('shownProblems', () => {
  it.each([
    ['no problem before a field was left', nowhere, false, {}],
    [
      'the problems of fields that were left',
      new Set(['username'] as const),
      false,
      { username: found.username },
    ],
    ['every problem after a submit', nowhere, true, found],
  ])('shows %s', (_, visited, tried, shown) => {
    expect(shownProblems({ values, found, refused: {}, visited, tried })).toEqual(shown)
  })

  it('shows the refusal of the server until the field changes', () => {
    const refused = { email: { value: 'a@b.test', text: 'In use.' } }
    const state = { found: {}, refused, visited: nowhere, tried: true }
    expect(shownProblems({ ...state, values: { username: 'alice', email: 'a@b.test' } })).toEqual({
      email: 'In use.',
    })
    expect(shownProblems({ ...state, values: { username: 'alice', email: 'a@c.test' } })).toEqual({})
  })
})

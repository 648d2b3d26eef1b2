import { describe, expect, it } from 'vitest'
import { shownProblems } from './shown-problems.ts'

const values = { username: 'al ice', email: '' }
const found = { username: 'No spaces.', email: 'Type your email.' }
const nowhere: ReadonlySet<keyof typeof values> = new Set()

describe('problems that are shown', () => {
  it.each([
    ['none before a field was left', nowhere, false, {}],
    [
      'those of the fields that were left',
      new Set(['username'] as const),
      false,
      { username: found.username },
    ],
    ['all once the form was sent', nowhere, true, found],
  ])('are %s', (_, visited, tried, shown) => {
    expect(shownProblems({ values, found, refused: {}, visited, tried })).toEqual(shown)
  })

  it('hold what the server said of a field until it is changed', () => {
    const refused = { email: { value: 'a@b.test', text: 'In use.' } }
    const state = { found: {}, refused, visited: nowhere, tried: true }
    expect(shownProblems({ ...state, values: { username: 'alice', email: 'a@b.test' } })).toEqual({
      email: 'In use.',
    })
    expect(shownProblems({ ...state, values: { username: 'alice', email: 'a@c.test' } })).toEqual({})
  })
})

import { describe, expect, it } from 'vitest'
import { usernameProblem } from './username.ts'

describe('username', () => {
  it.each([
    ['alice', undefined],
    ['Bob_42', undefined],
    ['_', undefined],
    ['a'.repeat(24), undefined],
    ['', 'empty'],
    ['a'.repeat(25), 'tooLong'],
    ['al ice', 'characters'],
    ['alice#1', 'characters'],
    ['alice\n', 'characters'],
    ['zoë', 'characters'],
    ['a-b', 'characters'],
  ])('%j: %s', (username, problem) => {
    expect(usernameProblem(username)).toBe(problem)
  })
})

import { describe, expect, it } from 'vitest'
import { findPlaceholders, findTextProblem } from './check-text.ts'

const source = 'You won {{amount}} in {{game}}, {{count, number}} lines'

describe('findPlaceholders', () => {
  it('finds each name once, whatever its format', () => {
    expect(findPlaceholders(`${source} {{ amount }}`)).toEqual(['amount', 'count', 'game'])
  })
})

describe('findTextProblem', () => {
  it('accepts the placeholders in another order', () => {
    expect(findTextProblem('{{game}} : {{count}} lignes, {{amount}} gagnés', source)).toBeUndefined()
  })

  it.each([
    ['  ', 'Write a text'],
    ['Vous avez gagné {{amount}}', 'Missing: {{count}} {{game}}'],
    [`${source} {{username}}`, 'Not in the English text: {{username}}'],
    [`${source} {{amount`, 'not closed'],
    [`${source}${'x'.repeat(4000)}`, 'at most 4000'],
  ])('refuses %#', (text, problem) => {
    expect(findTextProblem(text, source)).toContain(problem)
  })
})

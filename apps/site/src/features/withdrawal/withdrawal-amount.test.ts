import { toDecimal } from '@fairground/rules/money/money'
import { describe, expect, it } from 'vitest'
import { amountProblem, mostAtOnce } from './withdrawal-amount.ts'

const step = { available: '36.20', minimum: '10.00', maximum: '5000.00' }

describe('the sum of a withdrawal', () => {
  it.each([
    ['', 'missing'],
    ['  ', 'missing'],
    ['ten', 'invalid'],
    ['9.99', 'tooLow'],
    ['10', null],
    ['36,20', null],
    ['36.21', 'tooMuch'],
  ])('of "%s" is %s', (typed, problem) => {
    expect(amountProblem(typed, step, 'GBP')).toBe(problem)
  })

  it('is no more than goes at once', () => {
    const rich = { ...step, available: '9000.00' }
    expect(amountProblem('5000.01', rich, 'GBP')).toBe('tooHigh')
    expect(toDecimal(mostAtOnce(rich, 'GBP'))).toBe('5000.00')
    expect(toDecimal(mostAtOnce(step, 'GBP'))).toBe('36.20')
  })
})

import { toDecimal } from '@fairground/rules/money/money'
import { describe, expect, it } from 'vitest'
import { amountProblem, maxAtOnce } from './withdrawal-amount.ts'

const step = { available: '36.20', minimum: '10.00', maximum: '5000.00' }

describe('amountProblem', () => {
  it.each([
    ['', 'missing'],
    ['  ', 'missing'],
    ['ten', 'invalid'],
    ['9.99', 'tooLow'],
    ['10', null],
    ['36,20', null],
    ['36.21', 'tooMuch'],
  ])('of %j is %s', (typed, problem) => {
    expect(amountProblem(typed, step, 'GBP')).toBe(problem)
  })

  it('limits the amount to the maximum of one withdrawal', () => {
    const rich = { ...step, available: '9000.00' }
    expect(amountProblem('5000.01', rich, 'GBP')).toBe('tooHigh')
    expect(toDecimal(maxAtOnce(rich, 'GBP'))).toBe('5000.00')
    expect(toDecimal(maxAtOnce(step, 'GBP'))).toBe('36.20')
  })
})

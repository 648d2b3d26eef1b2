import { toDecimal } from '@fairground/rules/money/money'
import { describe, expect, it } from 'vitest'
import { toMoney } from '#core/money.ts'
import { amountProblem, maxAtOnce } from './withdrawal-amount.ts'

const step = { available: '36.20', minimum: '10.00', maximum: '5000.00' }
const typed = (amount: string) => ({ ok: true, sum: toMoney(amount, 'GBP') }) as const

describe('amountProblem', () => {
  it.each([
    ['0.00', 'tooLow'],
    ['9.99', 'tooLow'],
    ['10.00', null],
    ['36.20', null],
    ['36.21', 'tooMuch'],
  ])('of %s is %s', (amount, problem) => {
    expect(amountProblem(typed(amount), step, 'GBP')).toBe(problem)
  })

  it('keeps the problem of a text that is no amount', () => {
    expect(amountProblem({ ok: false, problem: 'ambiguous' }, step, 'GBP')).toBe('ambiguous')
  })

  it('limits the amount to the maximum of one withdrawal', () => {
    const rich = { ...step, available: '9000.00' }
    expect(amountProblem(typed('5000.01'), rich, 'GBP')).toBe('tooHigh')
    expect(toDecimal(maxAtOnce(rich, 'GBP'))).toBe('5000.00')
    expect(toDecimal(maxAtOnce(step, 'GBP'))).toBe('36.20')
  })
})

import { toDecimal } from '@fairground/rules/money/money'
import { describe, expect, it } from 'vitest'
import { toMoney } from '#core/money.ts'
import { amountProblem, depositRange, presets } from './deposit-range.ts'

const card = { minimum: '10.00', maximum: '5000.00', currencyId: 'GBP' }
const limit = { left: '60.00' }
const pounds = (amount: string) => toMoney(amount, 'GBP')

const typed = (amount: string) => ({ ok: true, sum: pounds(amount) }) as const

describe('depositRange', () => {
  it('is bound by the payment method or by the remaining limit', () => {
    expect(depositRange(card, null)).toEqual({
      minimum: pounds('10.00'),
      maximum: pounds('5000.00'),
      boundBy: 'method',
    })
    expect(depositRange(card, limit)).toMatchObject({ maximum: pounds('60.00'), boundBy: 'limit' })
    expect(depositRange({ ...card, maximum: '50.00' }, limit)).toMatchObject({ boundBy: 'method' })
  })

  it('amountProblem reports why an amount is invalid', () => {
    const range = depositRange(card, limit)
    expect(amountProblem({ ok: false, problem: 'thirdDecimal' }, range)).toBe('thirdDecimal')
    expect(amountProblem(typed('0.00'), range)).toBe('tooLow')
    expect(amountProblem(typed('9.99'), range)).toBe('tooLow')
    expect(amountProblem(typed('10.00'), range)).toBeNull()
    expect(amountProblem(typed('60.00'), range)).toBeNull()
    expect(amountProblem(typed('60.01'), range)).toBe('overLimit')
    expect(amountProblem(typed('5000.01'), depositRange(card, null))).toBe('tooHigh')
  })

  it('presets are round sums within the range in ascending order', () => {
    const offered = (limited: typeof limit | null) => presets(depositRange(card, limited)).map(toDecimal)
    expect(offered(null)).toEqual(['10.00', '20.00', '50.00', '100.00'])
    expect(offered(limit)).toEqual(['10.00', '20.00', '50.00'])
    expect(offered({ left: '5.00' })).toEqual([])
  })
})

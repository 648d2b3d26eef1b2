import { describe, expect, it } from 'vitest'
import { type Payment, sumDepositWeeks, toWeekStart } from './deposit-weeks.ts'

const now = Date.UTC(2026, 10, 14, 20)
const day = 86_400_000

const deposit = (daysAgo: number, amount: string, other: Partial<Payment> = {}): Payment => ({
  kind: 'deposit',
  id: '1',
  currency: 'GBP',
  amount,
  status: 'COMPLETED',
  flag: null,
  at: now - daysAgo * day,
  changedAt: now,
  ...other,
})

const options = { now, weeks: 3, currency: 'GBP', hasMore: false }

describe('sumDepositWeeks', () => {
  it('begins weeks on Monday', () => {
    expect(new Date(toWeekStart(now)).toISOString()).toBe('2026-11-09T00:00:00.000Z')
  })

  it('adds completed deposits of the currency per week', () => {
    const payments = [
      deposit(0, '1000'),
      deposit(5, '500'),
      deposit(6, '300'),
      deposit(1, '77', { status: 'FAILED' }),
      deposit(1, '77', { kind: 'withdrawal' }),
      deposit(1, '77', { currency: 'EUR' }),
    ]
    expect(sumDepositWeeks(payments, options).map(({ sum }) => sum)).toEqual([0n, 300n, 1500n])
  })

  it('leaves out weeks that are not loaded completely', () => {
    const payments = [deposit(0, '1000'), deposit(8, '300')]
    expect(sumDepositWeeks(payments, { ...options, hasMore: true }).map(({ sum }) => sum)).toEqual([1000n])
  })
})

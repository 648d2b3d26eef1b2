import type { LimitState } from '@fairground/contract/entities/limits/limit-state'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { getCap, toLimitDraft, limitProblems, toLossLimits, toSelfLimits } from './limit-groups.ts'

beforeAll(() => vi.stubGlobal('document', { documentElement: { lang: 'en-GB' } }))
afterAll(() => vi.unstubAllGlobals())

const on = (amount: string) => ({ on: true, amount })

describe('getCap', () => {
  it('parses typed amounts', () => {
    expect(getCap(on(' 20 '), 'GBP')?.amount).toBe(2000n)
    expect(getCap(on('20,50'), 'EUR')?.amount).toBe(2050n)
    expect(getCap(on('0'), 'GBP')?.amount).toBe(0n)
  })

  it('distinguishes no limit from an invalid amount', () => {
    expect(getCap({ on: false, amount: '20' }, 'GBP')).toBeNull()
    expect(getCap(undefined, 'GBP')).toBeNull()
    for (const wrong of ['', '-5', 'ten', '1.234']) expect(getCap(on(wrong), 'GBP')).toBeUndefined()
  })
})

describe('limitProblems', () => {
  it('reports invalid amounts before a wrong order', () => {
    const draft = { depositDay: on('30'), depositWeek: on('20'), depositMonth: on('') }
    expect(limitProblems('deposits', draft, 'GBP')).toEqual({ depositMonth: 'amountWrong' })
    expect(limitProblems('deposits', { ...draft, depositMonth: on('100') }, 'GBP')).toEqual({
      depositDay: 'dailyAboveWeeklyOrMonthly',
    })
  })

  it('reports a weekly limit above the monthly limit', () => {
    expect(limitProblems('losses', { lossWeek: on('50'), lossMonth: on('40') }, 'GBP')).toEqual({
      lossWeek: 'weeklyAboveMonthly',
    })
  })

  it('compares the daily with the monthly limit without a weekly one', () => {
    expect(limitProblems('losses', { lossDay: on('50'), lossMonth: on('40') }, 'GBP')).toEqual({
      lossDay: 'dailyAboveWeeklyOrMonthly',
    })
    expect(limitProblems('losses', { lossDay: on('40'), lossMonth: on('40') }, 'GBP')).toEqual({})
  })

  it('reports no order problem for a single limit', () => {
    expect(limitProblems('wager', { wagerWeek: on('5') }, 'GBP')).toEqual({})
  })
})

const limitState = (kind: LimitState['kind'], own: string | null): LimitState => ({
  kind,
  own,
  cap: '1.00',
  setBy: 'operator',
  used: '0.00',
  left: '1.00',
  resetsAt: 0,
  pending: null,
  raise: null,
})

it('sends the limits of the player, never those set by the operator', () => {
  const current = toLimitDraft([limitState('depositDay', '20.00'), limitState('wagerWeek', null)])
  expect(toSelfLimits({ ...current, depositWeek: on('100') }, 'GBP')).toEqual({
    dailyEnabled: true,
    dailyDepositLimit: '20.00',
    weeklyEnabled: true,
    weeklyDepositLimit: '100.00',
    monthlyEnabled: false,
    weeklyBetEnabled: false,
  })
  expect(toLossLimits({ lossDay: on('5') }, 'GBP')).toEqual({ day: '5.00', week: null, month: null })
})

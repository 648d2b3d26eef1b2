import type { LimitStanding } from '@fairground/contract/entities/limit-standing'
import { describe, expect, it } from 'vitest'
import { capOf, draftOf, limitProblems, lossLimitsOf, selfLimitsOf } from './limit-groups.ts'

const on = (amount: string) => ({ on: true, amount })

describe('capOf', () => {
  it('reads what people type', () => {
    expect(capOf(on(' 20 '), 'GBP')?.amount).toBe(2000n)
    expect(capOf(on('20,50'), 'EUR')?.amount).toBe(2050n)
    expect(capOf(on('0'), 'GBP')?.amount).toBe(0n)
  })

  it('knows no limit from no amount', () => {
    expect(capOf({ on: false, amount: '20' }, 'GBP')).toBeNull()
    expect(capOf(undefined, 'GBP')).toBeNull()
    for (const wrong of ['', '-5', 'ten', '1.234']) expect(capOf(on(wrong), 'GBP')).toBeUndefined()
  })
})

describe('limitProblems', () => {
  it('finds amounts first, then their order', () => {
    const draft = { depositDay: on('30'), depositWeek: on('20'), depositMonth: on('') }
    expect(limitProblems('deposits', draft, 'GBP')).toEqual({ depositMonth: 'amountWrong' })
    expect(limitProblems('deposits', { ...draft, depositMonth: on('100') }, 'GBP')).toEqual({
      depositDay: 'dailyAboveWeeklyOrMonthly',
    })
  })

  it('names the week where it is above the month', () => {
    expect(limitProblems('losses', { lossWeek: on('50'), lossMonth: on('40') }, 'GBP')).toEqual({
      lossWeek: 'weeklyAboveMonthly',
    })
  })

  it('compares a day with a month where there is no week', () => {
    expect(limitProblems('losses', { lossDay: on('50'), lossMonth: on('40') }, 'GBP')).toEqual({
      lossDay: 'dailyAboveWeeklyOrMonthly',
    })
    expect(limitProblems('losses', { lossDay: on('40'), lossMonth: on('40') }, 'GBP')).toEqual({})
  })

  it('has nothing to compare a single limit with', () => {
    expect(limitProblems('wager', { wagerWeek: on('5') }, 'GBP')).toEqual({})
  })
})

const standing = (kind: LimitStanding['kind'], own: string | null): LimitStanding => ({
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

it('sends what the player has set and typed, never what others have set for him', () => {
  const kept = draftOf([standing('depositDay', '20.00'), standing('wagerWeek', null)])
  expect(selfLimitsOf({ ...kept, depositWeek: on('100') }, 'GBP')).toEqual({
    dailyEnabled: true,
    dailyDepositLimit: '20.00',
    weeklyEnabled: true,
    weeklyDepositLimit: '100.00',
    monthlyEnabled: false,
    weeklyBetEnabled: false,
  })
  expect(lossLimitsOf({ lossDay: on('5') }, 'GBP')).toEqual({ day: '5.00', week: null, month: null })
})

import { describe, expect, it } from 'vitest'
import { createDay } from '../day-facts.ts'
import { defaultThresholds } from '../thresholds.ts'
import { type AmlFacts, findAlerts } from './find-alerts.ts'

const today = createDay(100)
const calm: AmlFacts = { today, history: [], recentDeposits: [], methods: 1, sharedWith: 0 }
const levels = (change: Partial<AmlFacts>) =>
  Object.fromEntries(
    findAlerts({ ...calm, ...change }, defaultThresholds).alerts.map(({ name, level }) => [name, level]),
  )

describe('the rules against money laundering', () => {
  it('see nothing in an account without movements', () => {
    expect(findAlerts(calm, defaultThresholds)).toEqual({ level: 'none', alerts: [] })
  })

  it('see velocity by number and by sum', () => {
    expect(levels({ today: { ...today, deposits: 10 } })).toEqual({ velocity: 'notice' })
    expect(levels({ today: { ...today, deposits: 1, deposited: 1_000_000n } })).toEqual({
      velocity: 'strong',
    })
  })

  it('see money that passes through, also on earlier days of the month', () => {
    const passage = { passThroughs: 1, passedThrough: 20_000n }
    expect(levels({ today: { ...today, ...passage } })).toEqual({ passThrough: 'notice' })
    const earlier = [{ ...createDay(75), ...passage }]
    expect(levels({ today: { ...today, ...passage }, history: earlier })).toEqual({ passThrough: 'strong' })
    const longAgo = [{ ...createDay(69), ...passage }]
    expect(levels({ history: longAgo })).toEqual({})
  })

  it('see payment methods that players share', () => {
    expect(levels({ sharedWith: 1 })).toEqual({ sharedMethods: 'notice' })
    expect(levels({ sharedWith: 3 })).toEqual({ sharedMethods: 'strong' })
  })

  it('see deposits just below the threshold', () => {
    const deposits = (count: number, amount: bigint) => ({
      recentDeposits: Array.from({ length: count }, () => amount),
    })
    expect(levels(deposits(3, 199_999n))).toEqual({ structuring: 'notice' })
    expect(levels(deposits(5, 160_000n))).toEqual({ structuring: 'strong' })
    expect(levels(deposits(5, 200_000n))).toEqual({})
    expect(levels(deposits(5, 159_999n))).toEqual({})
  })

  it('see a mule by repeated passage with shared or many methods', () => {
    const passing = { today: { ...today, passThroughs: 2, passedThrough: 50_000n } }
    expect(levels(passing)['mule']).toBeUndefined()
    expect(levels({ ...passing, sharedWith: 1 })['mule']).toBe('strong')
    expect(levels({ ...passing, methods: 3 })['mule']).toBe('strong')
  })
})

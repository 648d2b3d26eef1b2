import { describe, expect, it } from 'vitest'
import { createDay, type DayFacts } from '../day-facts.ts'
import { defaultThresholds, getThresholds } from '../thresholds.ts'
import { findScore } from './find-indicators.ts'
import type { PlayFacts } from './play-facts.ts'

const today = 100
const day = (number: number, change: Partial<DayFacts> = {}): DayFacts => ({
  ...createDay(number),
  stakes: 1,
  staked: 1000n,
  ...change,
})
/** Twenty days of play with a spending of 10.00 each, every second day. */
const history = Array.from({ length: 20 }, (_, i) => day(today - 10 - i * 2))
const calm: PlayFacts = {
  today: day(today),
  history,
  sessionMinutes: 30,
  failedDeposits: 0,
  raisedLimits: 0,
  cancelledWithdrawals: 0,
  contacts: 0,
}
const assess = (change: Partial<PlayFacts>) => findScore({ ...calm, ...change }, defaultThresholds)
const reasons = (change: Partial<PlayFacts>) =>
  Object.fromEntries(assess(change).reasons.map(({ name, level }) => [name, level]))

/** The bits of the slots from one hour to another. */
const hours = (from: number, until: number): bigint =>
  ((1n << BigInt((until - from) * 6)) - 1n) << BigInt(from * 6)

describe('the indicators of harm', () => {
  it('see nothing in the usual play', () => {
    expect(assess({})).toEqual({ level: 'none', points: 0, reasons: [] })
  })

  it('compare the spending of a week with the own history', () => {
    expect(reasons({ today: day(today, { staked: 11_000n }) })['spending']).toBe('notice')
    expect(reasons({ today: day(today, { staked: 50_000n }) })['spending']).toBe('strong')
    const wealthy = history.map(each => ({ ...each, staked: 50_000n }))
    expect(reasons({ today: day(today, { staked: 50_000n }), history: wealthy })).toEqual({})
  })

  it('measure a new player by fixed amounts', () => {
    const isNew = { history: [] }
    expect(
      reasons({ ...isNew, today: day(today, { staked: 49_999n, stakes: 9 }) })['spending'],
    ).toBeUndefined()
    expect(reasons({ ...isNew, today: day(today, { staked: 200_000n }) })).toMatchObject({
      spending: 'strong',
      binge: 'strong',
    })
  })

  it('tell a binge with its figures', () => {
    const { reasons: found } = assess({ today: day(today, { staked: 30_000n }) })
    expect(found.find(({ name }) => name === 'binge')).toEqual({
      name: 'binge',
      level: 'strong',
      figures: { day: '30000', averageDay: '1000' },
    })
    expect(reasons({ today: day(today, { staked: 10_000n }) })['binge']).toBe('notice')
    expect(reasons({ today: day(today, { staked: 9_999n }) })['binge']).toBeUndefined()
  })

  it('count the longer of sessions and purchases as time', () => {
    expect(reasons({ sessionMinutes: 180 })).toEqual({ time: 'notice' })
    expect(reasons({ today: day(today, { slots: hours(10, 16) }) })).toEqual({ time: 'strong' })
    // A session without a purchase is no play.
    expect(reasons({ today: createDay(today), sessionMinutes: 600 })).toEqual({})
  })

  it('count nights of the last seven days', () => {
    const nights = (count: number) =>
      Array.from({ length: count }, (_, i) => day(today - 1 - i, { slots: hours(1, 3) }))
    expect(reasons({ history: nights(1) })['nightPlay']).toBeUndefined()
    expect(reasons({ history: nights(2) })['nightPlay']).toBe('notice')
    expect(reasons({ history: nights(4) })['nightPlay']).toBe('strong')
    expect(
      reasons({ history: nights(4).map(each => ({ ...each, day: each.day - 7 })) })['nightPlay'],
    ).toBeUndefined()
    const late = getThresholds({ nightStart: 1320, nightEnd: 120 })
    const evening = {
      ...calm,
      today: day(today, { slots: hours(22, 24) }),
      history: [day(today - 1, { slots: hours(22, 23) })],
    }
    expect(findScore(evening, late).reasons.map(({ name }) => name)).toContain('nightPlay')
  })

  it('add chasing deposits and raised stakes of two days', () => {
    const chasing = { today: day(today, { chaseDeposits: 2, raisedStakes: 1 }) }
    expect(reasons(chasing)).toEqual({ chasing: 'notice' })
    const before = [...history, day(today - 1, { chaseDeposits: 3 })]
    expect(reasons({ ...chasing, history: before })['chasing']).toBe('strong')
  })

  it('count failed deposits, raised limits, cancelled withdrawals and contacts', () => {
    expect(reasons({ failedDeposits: 8, raisedLimits: 2, cancelledWithdrawals: 4, contacts: 3 })).toEqual({
      failedDeposits: 'strong',
      raisedLimits: 'notice',
      cancelledWithdrawals: 'strong',
      contacts: 'notice',
    })
  })

  it('take several notices together as strong', () => {
    const three = { failedDeposits: 4, raisedLimits: 2, cancelledWithdrawals: 2 }
    expect(assess(three)).toMatchObject({ level: 'notice', points: 3 })
    expect(assess({ ...three, contacts: 3 })).toMatchObject({ level: 'strong', points: 4 })
  })
})

describe('thresholds', () => {
  it('keep the defaults for unknown and impossible values', () => {
    expect(getThresholds({ timeStrong: 30, unknown: 1, timeNotice: -1, nightNotice: 1.5 })).toEqual({
      ...defaultThresholds,
      timeStrong: 30,
    })
  })
})

import { describe, expect, it } from 'vitest'
import { addEvent, type PlayState } from './add-event.ts'
import { countSlots, dayMs } from './day-facts.ts'
import type { PlayEvent } from './play-event.ts'
import { defaultThresholds } from './thresholds.ts'

type Short = readonly [kind: PlayEvent['kind'], amount: number, minute: number]

const play = (...events: readonly Short[]): PlayState =>
  events.reduce<PlayState | undefined>(
    (state, [kind, amount, minute]) =>
      addEvent(state, { kind, amount: BigInt(amount), at: 50 * dayMs + minute * 60_000 }, defaultThresholds),
    undefined,
  )!

describe('the facts of a day', () => {
  it('sum stakes, wins, deposits and withdrawals, without what was returned', () => {
    const { day } = play(
      ['deposit', 5000, 1],
      ['stake', 300, 2],
      ['stake', 200, 3],
      ['stakeReturned', 200, 4],
      ['win', 100, 30],
      ['withdrawal', 4000, 40],
      ['withdrawalReturned', 4000, 50],
      ['depositReversed', 1000, 60],
    )
    expect(day).toMatchObject({
      day: 50,
      staked: 300n,
      won: 100n,
      deposited: 4000n,
      withdrawn: 0n,
      stakes: 2,
    })
    expect(countSlots(day.slots)).toBe(1)
  })

  it('begin again at midnight and keep what chasing needs', () => {
    const { day, carry } = play(['deposit', 1000, 1430], ['stake', 1000, 1435], ['deposit', 1000, 1450])
    expect(day).toMatchObject({ day: 51, staked: 0n, deposits: 1, chaseDeposits: 1 })
    expect(carry.depositAmount).toBe(1000n)
  })

  it('tell a chasing deposit from one that follows a break or a win', () => {
    const lost: Short[] = [
      ['deposit', 1000, 0],
      ['stake', 900, 10],
    ]
    expect(play(...lost, ['deposit', 1000, 20]).day.chaseDeposits).toBe(1)
    expect(play(...lost, ['deposit', 1000, 80]).day.chaseDeposits).toBe(0)
    expect(play(...lost, ['win', 500, 15], ['deposit', 1000, 20]).day.chaseDeposits).toBe(0)
  })

  it('count stakes that rise in a losing run until a win ends it', () => {
    const run: Short[] = [100, 100, 100, 100, 100].map((amount, i) => ['stake', amount, i])
    expect(play(...run, ['stake', 300, 9]).day.raisedStakes).toBe(1)
    expect(play(...run, ['stake', 299, 9]).day.raisedStakes).toBe(0)
    expect(play(...run, ['win', 600, 8], ['stake', 300, 9]).day.raisedStakes).toBe(0)
    expect(play(...run.slice(1), ['stake', 300, 9]).day.raisedStakes).toBe(0)
  })

  it('find money that passes through, and none that was played', () => {
    expect(play(['deposit', 10_000, 0], ['stake', 100, 1], ['withdrawal', 9000, 2]).day).toMatchObject({
      passThroughs: 1,
      passedThrough: 9000n,
    })
    expect(play(['deposit', 10_000, 0], ['stake', 2000, 1], ['withdrawal', 8000, 2]).day.passThroughs).toBe(0)
    expect(play(['win', 10_000, 0], ['withdrawal', 9000, 2]).day.passThroughs).toBe(0)
  })
})

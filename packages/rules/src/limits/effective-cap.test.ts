import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PROFILES } from '#profile.ts'
import { effectiveCap, type LimitChange, type LimitSource, planChange } from './effective-cap.ts'
import type { LimitKind } from './window.ts'

const DAY = 86_400_000
const { standard, strict } = PROFILES

const made = (
  requested: readonly [day: number, source: LimitSource, cap: bigint | null][],
  profile: typeof standard | typeof strict = standard,
): LimitChange[] => {
  const changes: LimitChange[] = []
  for (const [day, source, newCap] of requested)
    changes.push(planChange({ kind: 'wagerWeek', source, newCap }, changes, profile, day * DAY))
  return changes
}

const capOn = (changes: readonly LimitChange[], day: number) => effectiveCap(changes, day * DAY)

describe('effective cap', () => {
  it('is null until a source sets one', () => {
    expect(effectiveCap([], 0)).toBeNull()
  })

  it('takes effect immediately when it is new or lower', () => {
    expect(capOn(made([[1, 'player', 100n]]), 1)).toBe(100n)
    expect(
      capOn(
        made([
          [1, 'player', 100n],
          [2, 'player', 50n],
        ]),
        2,
      ),
    ).toBe(50n)
  })

  it.each([200n, null])('raised to %s takes effect 30 days after the last change', raised => {
    const changes = made([
      [1, 'player', 100n],
      [10, 'player', raised],
    ])
    expect([10, 30, 31].map(day => capOn(changes, day))).toEqual([100n, 100n, raised])
  })

  it.each<[LimitKind, number]>([
    ['wagerWeek', 31],
    ['lossWeek', 31],
    ['depositWeek', 8],
  ])('%s raised waits until day %i', (kind, due) => {
    const first = planChange({ kind, source: 'player', newCap: 100n }, [], standard, DAY)
    const raised = planChange({ kind, source: 'player', newCap: 200n }, [first], standard, 2 * DAY)
    expect(raised.effectiveAt).toBe(due * DAY)
  })

  it('drops a pending raise when the limit is lowered', () => {
    const changes = made([
      [1, 'player', 100n],
      [10, 'player', 200n],
      [12, 'player', 90n],
    ])
    expect([12, 31, 99].map(day => capOn(changes, day))).toEqual([90n, 90n, 90n])
  })

  it('replaces a pending larger raise with a smaller one', () => {
    const changes = made([
      [1, 'player', 10n],
      [2, 'player', 100n],
      [12, 'player', 50n],
    ])
    expect([31, 32, 42].map(day => capOn(changes, day))).toEqual([10n, 50n, 50n])
  })

  it('is the smallest cap of player, operator and customer service', () => {
    const changes = made([
      [1, 'player', 100n],
      [2, 'operator', 80n],
      [3, 'support', 300n],
      [4, 'support', 60n],
      [5, 'support', 70n],
    ])
    expect([1, 2, 3, 4, 5].map(day => capOn(changes.slice(0, day), day))).toEqual([100n, 80n, 80n, 60n, 70n])
  })

  it('requires a second request after the wait for a raise under the strict profile', () => {
    const once = made(
      [
        [1, 'player', 100n],
        [10, 'player', 200n],
      ],
      strict,
    )
    expect(capOn(once, 99)).toBe(100n)
    const tooSoon = planChange(
      { kind: 'wagerWeek', source: 'player', newCap: 200n },
      once,
      strict,
      10.5 * DAY,
    )
    expect(capOn([...once, tooSoon], 99)).toBe(100n)
    const again = planChange({ kind: 'wagerWeek', source: 'player', newCap: 200n }, once, strict, 11 * DAY)
    expect(capOn([...once, again], 11)).toBe(200n)
  })

  it('never rises before the waiting period, for any sequence of requests', () => {
    const caps = fc.option(fc.bigInt({ min: 0n, max: 9n }))
    const requested = fc.array(fc.tuple(fc.nat(9), caps), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(requested, steps => {
        let day = 0
        const changes = made(steps.map(([wait, cap]) => [(day += wait), 'player', cap]))
        const known = (at: number) =>
          effectiveCap(
            changes.filter(change => change.madeAt <= at * DAY),
            at * DAY,
          )
        for (let at = 1; at <= day + 40; at += 1) {
          const [before, after] = [known(at - 1), known(at)]
          if (before === null || (after !== null && after <= before)) continue
          const cause = changes.find(change => change.newCap === after && change.effectiveAt <= at * DAY)!
          expect(cause).toBeDefined()
          const quiet = changes.filter(
            change => change.madeAt > (at - 30) * DAY && change.effectiveAt === change.madeAt,
          )
          expect(quiet.filter(change => change.newCap !== after)).toEqual([])
        }
      }),
    )
  })
})

import { describe, expect, it } from 'vitest'
import { PROFILES, type ProfileName } from '#profile.ts'
import { evaluateChange, pendingChange } from './requested-change.ts'
import { effectiveCap, type LimitChange, planChange, strictestSource } from './effective-cap.ts'
import type { LimitKind } from './window.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

type Requested = readonly [at: number, cap: bigint | null]

/** Applies all requests in order; a refused or unchanged request adds no change. */
const history = (profile: ProfileName, kind: LimitKind, requested: readonly Requested[]): LimitChange[] => {
  const changes: LimitChange[] = []
  for (const [at, newCap] of requested) {
    const judged = evaluateChange({ kind, newCap }, changes, PROFILES[profile], at)
    if (typeof judged === 'object') changes.push(judged)
  }
  return changes
}

describe('limit change requested by a player', () => {
  type Row = readonly [
    name: string,
    profile: ProfileName,
    kind: LimitKind,
    requested: readonly Requested[],
    at: number,
    cap: bigint | null,
    waits: bigint | null | 'nothing',
  ]
  it.each<Row>([
    ['a first limit takes effect immediately', 'standard', 'depositDay', [[0, 50n]], 0, 50n, 'nothing'],
    ['no limit stays unset', 'standard', 'depositDay', [[0, null]], 0, null, 'nothing'],
    [
      'a lower limit takes effect immediately',
      'standard',
      'wagerWeek',
      [
        [0, 50n],
        [DAY, 20n],
      ],
      DAY,
      20n,
      'nothing',
    ],
    [
      'a lower limit takes effect immediately',
      'strict',
      'wagerWeek',
      [
        [0, 50n],
        [DAY, 20n],
      ],
      DAY,
      20n,
      'nothing',
    ],
    [
      'a deposit limit waits 7 days',
      'standard',
      'depositDay',
      [
        [0, 50n],
        [DAY, 90n],
      ],
      7 * DAY - 1,
      50n,
      90n,
    ],
    [
      'a deposit limit waits 7 days',
      'standard',
      'depositDay',
      [
        [0, 50n],
        [DAY, 90n],
      ],
      7 * DAY,
      90n,
      'nothing',
    ],
    [
      'a wager limit waits 30 days',
      'standard',
      'wagerWeek',
      [
        [0, 50n],
        [DAY, 90n],
      ],
      30 * DAY - 1,
      50n,
      90n,
    ],
    [
      'a wager limit waits 30 days',
      'standard',
      'wagerWeek',
      [
        [0, 50n],
        [DAY, 90n],
      ],
      30 * DAY,
      90n,
      'nothing',
    ],
    [
      'a loss limit waits 30 days',
      'standard',
      'lossDay',
      [
        [0, 50n],
        [DAY, 90n],
      ],
      30 * DAY - 1,
      50n,
      90n,
    ],
    [
      'removing a limit waits too',
      'standard',
      'depositDay',
      [
        [0, 50n],
        [DAY, null],
      ],
      DAY,
      50n,
      null,
    ],
    [
      'a raise after the waiting period takes effect immediately',
      'standard',
      'depositDay',
      [
        [0, 50n],
        [9 * DAY, 90n],
      ],
      9 * DAY,
      90n,
      'nothing',
    ],
    [
      'a repeated request does not extend the wait',
      'standard',
      'depositDay',
      [
        [0, 50n],
        [DAY, 90n],
        [6 * DAY, 90n],
      ],
      7 * DAY,
      90n,
      'nothing',
    ],
    [
      'submitting the old limit keeps the pending raise',
      'standard',
      'depositDay',
      [
        [0, 50n],
        [DAY, 90n],
        [2 * DAY, 50n],
      ],
      7 * DAY,
      90n,
      'nothing',
    ],
    [
      'a lower limit drops the pending raise',
      'standard',
      'depositDay',
      [
        [0, 50n],
        [DAY, 90n],
        [2 * DAY, 40n],
      ],
      99 * DAY,
      40n,
      'nothing',
    ],
    [
      'strict: a raise stays pending without confirmation',
      'strict',
      'depositDay',
      [
        [0, 50n],
        [DAY, 90n],
      ],
      99 * DAY,
      50n,
      90n,
    ],
    [
      'strict: too soon to confirm',
      'strict',
      'depositDay',
      [
        [0, 50n],
        [DAY, 90n],
        [2 * DAY - 1, 90n],
      ],
      99 * DAY,
      50n,
      90n,
    ],
    [
      'strict: confirmed after 24 hours',
      'strict',
      'depositDay',
      [
        [0, 50n],
        [DAY, 90n],
        [2 * DAY, 90n],
      ],
      2 * DAY,
      90n,
      'nothing',
    ],
    [
      'strict: another amount is a new request',
      'strict',
      'wagerWeek',
      [
        [0, 50n],
        [DAY, 90n],
        [2 * DAY, 80n],
      ],
      9 * DAY,
      50n,
      80n,
    ],
  ])('%s (%s, %s)', (_, profile, kind, requested, at, cap, waits) => {
    const changes = history(profile, kind, requested)
    expect(effectiveCap(changes, at)).toBe(cap)
    const pending = pendingChange(changes, at)
    expect(pending ? pending.newCap : 'nothing').toBe(waits)
  })

  it.each<[ProfileName, Requested[], Requested, 'same' | 'tooSoon']>([
    ['standard', [[0, 50n]], [1, 50n], 'same'],
    ['standard', [], [0, null], 'same'],
    [
      'standard',
      [
        [0, 50n],
        [1, 90n],
      ],
      [2, 90n],
      'same',
    ],
    [
      'strict',
      [
        [0, 50n],
        [1, 90n],
      ],
      [2, 90n],
      'tooSoon',
    ],
    [
      'strict',
      [
        [0, 50n],
        [1, 90n],
      ],
      [2, 50n],
      'same',
    ],
  ])('%s, case %#', (profile, earlier, [at, newCap], expected) => {
    const changes = history(profile, 'depositWeek', earlier)
    expect(evaluateChange({ kind: 'depositWeek', newCap }, changes, PROFILES[profile], at)).toBe(expected)
  })
})

describe('source of the strictest limit', () => {
  const set = (source: LimitChange['source'], newCap: bigint): LimitChange =>
    planChange({ kind: 'depositDay', source, newCap }, [], PROFILES.standard, 0)

  it.each<[LimitChange[], LimitChange['source'] | null]>([
    [[], null],
    [[set('player', 50n)], 'player'],
    [[set('player', 50n), set('operator', 40n)], 'operator'],
    [[set('player', 50n), set('support', 10n), set('operator', 40n)], 'support'],
    [[set('operator', 50n), set('player', 50n)], 'player'],
  ])('case %#', (changes, source) => expect(strictestSource(changes, 0)).toBe(source))
})

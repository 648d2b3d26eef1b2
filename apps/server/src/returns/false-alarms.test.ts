import { DrawStream } from '@fairground/fair/crypto/draw-stream'
import { drawGame, type GameTerms, settleGame } from '@fairground/fair/games/games'
import {
  expectPrizes,
  isOutsideBand,
  isWindowFull,
  type ReturnWindow,
} from '@fairground/rules/prizes/live-return'
import { fiveOf35, sixOf49 } from '@fairground/testkit/demo/kinds/terms'
import { threeOfTen } from '@fairground/testkit/demo/kinds/three-of-ten'
import { describe, expect, it, vi } from 'vitest'
import { toPrizeTerms } from '#kinds/prize-terms.ts'

vi.setConfig({ testTimeout: 600_000 })

/** RETURN_WINDOWS=1000 judges the number of windows that the decision record states. */
const windows = Number(process.env['RETURN_WINDOWS'] ?? 30)
const sale = { cost: 100n, fee: 5n, cap: 10_000 }
const games: readonly (readonly [string, GameTerms])[] = [
  ['three of ten', threeOfTen],
  ['five of 35', fiveOf35({ ...sale, seed: 1_000_000n })],
  ['six of 49', sixOf49({ ...sale, seed: 1_000_000n })],
]

/** Numbers of a fixed seed, so that a failure repeats. */
const createWords = (seed: number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
}

const empty: ReturnWindow = { plays: 0, prizes: 0, expected: 0, variance: 0, largest: 0 }

/** Sells random lines, draws and settles like the platform, until a window is full. `factor` pays the wrong amounts. */
const playWindow = ({ rules, prizeTable }: GameTerms, stream: DrawStream, factor: number): ReturnWindow => {
  const { pick, from } = rules as { readonly pick: number; readonly from: number }
  const terms = toPrizeTerms({ rules, prizeTable }, sale)
  let window = empty
  while (!isWindowFull(window)) {
    const plays = 200 + stream.uniform(800)
    const tickets = Array.from({ length: plays }, (_, seq0) => ({
      seq0,
      plays: stream
        .pick(pick, from)
        .toSorted((a, b) => a - b)
        .join(','),
    }))
    const counts = new Map<string, number>()
    for (const ticket of tickets) counts.set(ticket.plays, (counts.get(ticket.plays) ?? 0) + 1)
    const found = [...counts.values()]
    const expectation = expectPrizes(terms, {
      plays,
      lines: counts.size,
      squares: found.reduce((sum, count) => sum + count ** 2, 0),
      largestLine: Math.max(...found),
    })!
    const outcome = drawGame(() => stream, rules, { tickets: plays, seq0At: index => index })
    const { payouts } = settleGame({
      rules,
      prizeTable,
      outcome,
      tickets,
      pool: sale.cost * BigInt(plays),
      jackpot: 1_000_000n,
    })
    const prizes = payouts
      .filter(({ tier }) => expectation.tiers.includes(tier))
      .reduce((sum, { fromPool }) => sum + Number(fromPool), 0)
    window = {
      plays: window.plays + plays,
      prizes: window.prizes + prizes * factor,
      expected: window.expected + expectation.expected,
      variance: window.variance + expectation.variance,
      largest: Math.max(window.largest, expectation.largest),
    }
  }
  return window
}

describe.each(games)('the live return of %s', (name, terms) => {
  it('raises no alarm while the game pays by its terms', () => {
    const stream = new DrawStream(createWords(name.length))
    const played = Array.from({ length: windows }, () => playWindow(terms, stream, 1))
    const plays = played.reduce((sum, window) => sum + window.plays, 0) / windows
    const actual = played.reduce((sum, window) => sum + window.prizes, 0)
    const expected = played.reduce((sum, window) => sum + window.expected, 0)
    console.info(
      `${name}: ${windows} windows of ${Math.round(plays)} plays, paid ${((100 * actual) / expected).toFixed(2)} % of what is expected`,
    )
    expect(played.filter(isOutsideBand)).toEqual([])
    // The expectation itself is right, and not only its band wide.
    expect(Math.abs(actual / expected - 1)).toBeLessThan(0.15)
  })

  it('raises an alarm in every window if the game pays double or half', () => {
    const stream = new DrawStream(createWords(name.length + 100))
    for (const factor of [2, 0.5])
      for (let n = 0; n < 3; n++) {
        const window = playWindow(terms, stream, factor)
        expect(isOutsideBand(window)).toBe(true)
      }
  })
})

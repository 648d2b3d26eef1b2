import type { GameRules } from '@fairground/fair/games/games'
import { describe, expect, it } from 'vitest'
import { drawnNumbers, toPublicDraws } from './drawn-numbers.ts'

const calls = Array.from({ length: 90 }, (_, i) => 90 - i)

describe('drawnNumbers', () => {
  it.each<[GameRules, number[], object]>([
    [{ kind: 'oneDrawGame', pick: 3, from: 10 }, [7, 1, 4], { numbers: [7, 1, 4] }],
    [
      { kind: 'oneDrawGameExt', pick: 2, from: 6, pick2nd: 1, from2nd: 3 },
      [5, 2, 3],
      { numbers: [5, 2], numbers2nd: [3] },
    ],
    [
      { kind: 'oneDrawGameExtMulti', pick: 3, from: 10, multiOptions: ['straight'] },
      [4, 0, 4],
      { numbers: [4, 0, 4] },
    ],
    [
      { kind: 'regularGame', pick: 2, from: 8, draws: 2, ballsPerDraw: 3, luckyBall: true },
      [1, 2, 3, 2, 8, 1, 5, 5],
      { numbers: [1, 2, 3, 8, 1, 5] },
    ],
    [{ kind: 'raffleGame', winners: 3 }, [6, 0, 4], { numbers: [7, 1, 5] }],
    [
      { kind: 'bingoGame', balls: 90, patterns: ['fullHouse'], jackpotCalls: 0 },
      calls,
      { numbers: [90, 89, 88] },
    ],
  ])('returns the numbers of %j for the result %j', (rules, drawn, shown) => {
    expect(drawnNumbers(toPublicDraws({ rules, drawn, tiers: [{ call: 2 }, { call: 3 }, {}] }))).toEqual(
      shown,
    )
  })

  it('includes a lucky ball in each draw of a race', () => {
    const rules: GameRules = {
      kind: 'regularGame',
      pick: 2,
      from: 8,
      draws: 2,
      ballsPerDraw: 3,
      luckyBall: true,
    }
    const draws = toPublicDraws({ rules, drawn: [1, 2, 3, 2, 8, 1, 5, 5], tiers: [] })
    expect(draws.map(draw => draw.lucky)).toEqual([2, 5])
  })

  it('throws on a result that the rules do not allow', () => {
    const rules: GameRules = { kind: 'oneDrawGame', pick: 3, from: 10 }
    expect(() => toPublicDraws({ rules, drawn: [1, 1, 2], tiers: [] })).toThrow('1,1,2')
  })
})

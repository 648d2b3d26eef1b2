import { describe, expect, it } from 'vitest'
import { computeBall, type MatchPrize } from './bonus-ball.ts'

const prizes: readonly MatchPrize[] = [
  { matches: 6, guaranteed: 0n },
  { matches: 4, guaranteed: 1500n },
  { matches: 3, guaranteed: 400n },
]
const drawn = [23, 4, 41, 16, 10, 46]
const line = (numbers: number[], won = 0n) => ({ numbers, won })

describe('a bonus ball', () => {
  it('lifts a line with two matches to three', () => {
    const lines = [line([4, 11, 23, 30, 38, 47]), line([7, 9, 16, 25, 41, 44]), line([2, 18, 21, 33, 36, 49])]
    expect(computeBall(25, drawn, lines, prizes)).toEqual({ lines: [2], amount: 400n })
  })

  it('pays only the difference to what the line won', () => {
    expect(computeBall(25, drawn, [line([4, 16, 23, 25, 30, 38], 400n)], prizes).amount).toBe(1100n)
    expect(computeBall(25, drawn, [line([4, 16, 23, 25, 30, 38], 2000n)], prizes).amount).toBe(0n)
  })

  it('pays nothing for a number that was drawn anyway', () => {
    expect(computeBall(4, drawn, [line([4, 16, 7, 8, 9, 11])], prizes)).toEqual({ lines: [], amount: 0n })
  })

  it('never wins the jackpot', () => {
    expect(computeBall(25, drawn, [line([4, 10, 16, 23, 41, 25])], prizes)).toEqual({
      lines: [1],
      amount: 0n,
    })
  })

  it('counts on every line that contains it', () => {
    const lines = [line([4, 23, 25, 1, 2, 3]), line([16, 41, 25, 1, 2, 3]), line([25, 1, 2, 3, 5, 6])]
    expect(computeBall(25, drawn, lines, prizes)).toEqual({ lines: [1, 2, 3], amount: 800n })
  })
})

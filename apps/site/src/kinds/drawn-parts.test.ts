import { describe, expect, it } from 'vitest'
import { drawnParts } from './drawn-parts.ts'

const sixOf49 = { oneDrawGame: { pick: 6, from: 49 } }
const fiveAndStar = { oneDrawGameExt: { pick: 5, from: 35, pick2nd: 1, from2nd: 10 } }
const race = { regularGame: { pick: 4, from: 30, draws: 3, ballsPerDraw: 2, luckyBall: true } }
const bingo = { bingoGame: { balls: 90 as const, patterns: ['fullHouse' as const], jackpotCalls: 40 } }

describe('drawnParts', () => {
  it('keeps the order of the draw', () => {
    expect(drawnParts({ gameRule: sixOf49, numbers: [27, 17, 8] })).toEqual({
      kind: 'balls',
      numbers: [27, 17, 8],
      second: [],
      of: 49,
    })
  })

  it('separates the second set', () => {
    const parts = drawnParts({ gameRule: fiveAndStar, numbers: [2, 18], numbers2nd: [7] })
    expect(parts).toMatchObject({ kind: 'balls', second: [7] })
  })

  it('splits the numbers of a race into its draws', () => {
    const parts = drawnParts({ gameRule: race, numbers: [6, 9, 9, 6, 1, 2] })
    expect(parts).toMatchObject({
      draws: [
        [6, 9],
        [9, 6],
        [1, 2],
      ],
    })
  })

  it('reports the last call and the number of calls of bingo', () => {
    expect(drawnParts({ gameRule: bingo, numbers: [5, 61, 44] })).toEqual({
      kind: 'calls',
      last: 44,
      calls: 3,
      of: 90,
    })
  })

  it('has no parts if nothing was drawn', () => {
    expect(drawnParts({ gameRule: sixOf49, numbers: [] })).toEqual({ kind: 'none' })
  })
})

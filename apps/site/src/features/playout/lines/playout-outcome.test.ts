import { describe, expect, it } from 'vitest'
import { toPlayoutOutcome, ownPrizes } from './playout-outcome.ts'

describe('toPlayoutOutcome', () => {
  it('converts numbers, the second set, digits and the draws of a race', () => {
    expect(toPlayoutOutcome({ drawn: [4, 9], drawn2nd: [1] }, { kind: 'numbers' })).toEqual({
      numbers: [4, 9],
      second: [1],
    })
    expect(toPlayoutOutcome({ drawn: [4, 4] }, { kind: 'digits' })).toEqual({ digits: [4, 4] })
    const draws = [{ draw: 1, numbers: [4, 9], luckyBall: 9 }]
    expect(toPlayoutOutcome({ drawn: [4, 9], draws }, { kind: 'race' })).toEqual({
      draws: [{ numbers: [4, 9], lucky: 9 }],
    })
  })
})

describe('ownPrizes', () => {
  const tier = (prizeText: string, matches: number, winners: number, paid: string) => ({
    tier: 1,
    prizeText,
    matches,
    winners,
    each: paid,
    paid,
  })
  const play = (seq: number, numbers: number[], won: string) => ({ seq, numbers, matches: 0, won })

  it('returns the amount of each winning play of a single draw', () => {
    const settled = { plays: [play(7, [1, 2], '4.00'), play(8, [3, 4], '0.00')], winners: [] }
    expect(ownPrizes(settled, false, 'GBP')).toEqual([{ seq0: 7, tier: '', fromPool: 400n, fromJackpot: 0n }])
  })

  it('names the draw of a race prize, and its amount only with a single winner', () => {
    const settled = {
      draws: [
        { draw: 1, numbers: [1, 2, 9] },
        { draw: 2, numbers: [1, 2, 8] },
      ],
      plays: [play(7, [1, 2, 3], '1.63')],
      winners: [tier('Perfect', 3, 0, '0.00'), tier('1/Two', 2, 1, '0.40'), tier('2/Two', 2, 3, '0.90')],
    }
    expect(ownPrizes(settled, true, 'GBP').map(({ tier, fromPool }) => [tier, fromPool])).toEqual([
      ['1/Two', 40n],
      ['2/Two', 0n],
      ['', 123n],
    ])
  })
})

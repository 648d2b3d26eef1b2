import { describe, expect, it } from 'vitest'
import { outcomeOf, ownPrizes } from './show-outcome.ts'

describe('outcomeOf', () => {
  it('reads the numbers, the second set, the digits and the draws of a race', () => {
    expect(outcomeOf({ drawn: [4, 9], drawn2nd: [1] }, { kind: 'numbers' })).toEqual({
      numbers: [4, 9],
      second: [1],
    })
    expect(outcomeOf({ drawn: [4, 4] }, { kind: 'digits' })).toEqual({ digits: [4, 4] })
    const draws = [{ draw: 1, numbers: [4, 9], luckyBall: 9 }]
    expect(outcomeOf({ drawn: [4, 9], draws }, { kind: 'race' })).toEqual({
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

  it('of one draw is what each play won', () => {
    const settled = { plays: [play(7, [1, 2], '4.00'), play(8, [3, 4], '0.00')], winners: [] }
    expect(ownPrizes(settled, false, 'GBP')).toEqual([{ seq0: 7, tier: '', fromPool: 400n, fromJackpot: 0n }])
  })

  it('of a race names the draw, and the amount where nobody shares it', () => {
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

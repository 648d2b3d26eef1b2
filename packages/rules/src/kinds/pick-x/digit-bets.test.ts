import { describe, expect, it } from 'vitest'
import { digitBets } from './digit-bets.ts'

const bets = (mine: number[], drawn: number[]) =>
  digitBets(mine, [1, 2, 1], drawn).map(({ status }) => status)

describe('digit bets', () => {
  it.each([
    ['nothing drawn', [4, 0, 7], [], ['open', 'open', 'open']],
    ['in its place', [4, 0, 7], [4], ['open', 'open', 'open']],
    ['elsewhere in the line', [4, 0, 7], [0], ['lost', 'open', 'open']],
    ['a digit it does not have', [4, 0, 7], [9], ['lost', 'lost', 'open']],
    ['the first two', [4, 0, 7], [4, 0], ['open', 'open', 'won']],
    ['the last two', [4, 0, 7], [9, 0, 7], ['lost', 'lost', 'won']],
    ['all in order', [4, 0, 7], [4, 0, 7], ['won', 'won', 'won']],
    ['all in another order', [4, 0, 7], [7, 4, 0], ['lost', 'won', 'lost']],
    ['one digit too often', [4, 4, 7], [4, 4, 4], ['lost', 'lost', 'won']],
  ])('%s', (_, mine, drawn, standings) => {
    expect(bets(mine, drawn)).toEqual(standings)
  })

  it('omits options without stakes', () => {
    expect(digitBets([1, 2, 3], [0, 2, 0], []).map(({ option, units }) => [option, units])).toEqual([
      ['box', 2],
    ])
  })
})

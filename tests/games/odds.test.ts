import { oneDrawGameExt } from '@fairground/fair/games/one-draw-ext/one-draw-ext-game'
import { oneDrawGame } from '@fairground/fair/games/one-draw/one-draw-game'
import { arrangements } from '@fairground/fair/games/pick-x/pick-x-play'
import type { PickXRules } from '@fairground/fair/games/pick-x/pick-x'
import { oneDrawGameExtMulti } from '@fairground/fair/games/pick-x/pick-x-game'
import { regularGame } from '@fairground/fair/games/regular/regular-game'
import { tierOdds } from '@fairground/rules/kinds/one-draw/odds'
import { digitOdds } from '@fairground/rules/kinds/pick-x/odds'
import { drawOdds, luckyOdds } from '@fairground/rules/kinds/regular/odds'
import { orderings } from '@fairground/rules/kinds/pick-x/digits'
import { checkPlay, type PlayRule, type RequestedPlay } from '@fairground/rules/picking/play-rule'
import { describe, expect, it } from 'vitest'

/** All combinations of `pick` numbers of 1..`from`. */
const draws = (pick: number, from: number, above = 0): number[][] =>
  pick === 0
    ? [[]]
    : Array.from({ length: from - above }, (_, i) => above + 1 + i).flatMap(number =>
        draws(pick - 1, from, number).map(rest => [number, ...rest]),
      )

const one = { pool: 0n, jackpot: 10n ** 9n }
const jackpotTable = { payoutPercentage: 0, progressivePercentage: 0 }
const jackpot = { kind: 'jackpot' } as const
const count = <T>(outcomes: readonly T[], wins: (outcome: T) => boolean) =>
  BigInt(outcomes.filter(wins).length)

describe('the published odds equal the share of all draws in which settlement pays', () => {
  it.each([0, 1, 2, 3])('for %i matches of 3/8', matches => {
    const tiers = [{ name: 'won', matches, prize: jackpot }]
    const all = draws(3, 8)
    const won = count(all, numbers => {
      const input = { rules: { kind: 'oneDrawGame', pick: 3, from: 8 } as const, outcome: { numbers } }
      const tickets = [{ seq0: 0, plays: '2,5,7' }]
      const settled = oneDrawGame.settle({
        ...input,
        ...one,
        tickets,
        prizeTable: { ...jackpotTable, tiers },
      })
      return settled.payouts.length > 0
    })
    const odds = tierOdds({ first: { pick: 3, of: 8 } }, { matches })
    expect([won, BigInt(all.length)]).toEqual([odds.ways, odds.total])
  })

  it.each([
    [2, 1],
    [1, 1],
    [0, 0],
  ])('for %i matches of 2/6 and %i of 1/4', (matches, matches2nd) => {
    const rules = { kind: 'oneDrawGameExt', pick: 2, from: 6, pick2nd: 1, from2nd: 4 } as const
    const tiers = [{ name: 'won', matches, matches2nd, prize: jackpot }]
    const all = draws(2, 6).flatMap(numbers => draws(1, 4).map(second => ({ numbers, second })))
    const won = count(all, outcome => {
      const tickets = [{ seq0: 0, plays: '2,5|3' }]
      const prizeTable = { ...jackpotTable, tiers }
      return oneDrawGameExt.settle({ rules, outcome, ...one, tickets, prizeTable }).payouts.length > 0
    })
    const shape = { first: { pick: 2, of: 6 }, second: { pick: 1, of: 4 } }
    const odds = tierOdds(shape, { matches, matches2nd })
    expect([won, BigInt(all.length)]).toEqual([odds.ways, odds.total])
  })

  it.each([1, 2, 3])('for %i matches of 3/9 with 4 balls and a lucky ball', matches => {
    const rules = {
      kind: 'regularGame',
      pick: 3,
      from: 9,
      draws: 1,
      ballsPerDraw: 4,
      luckyBall: true,
    } as const
    const tiers = [{ name: 'won', matches, prize: { kind: 'fixed', amount: '1' } as const }]
    const prizeTable = { payoutPercentage: 100, progressivePercentage: 0, tiers, ranked: [100] }
    const all = draws(4, 9).flatMap(numbers => numbers.map(lucky => ({ numbers, lucky })))
    const paid = all.map(draw => {
      const tickets = [{ seq0: 0, plays: '2,5,7', player: 'me' }]
      const input = { rules, outcome: { draws: [draw] }, tickets, prizeTable, pool: 100n, jackpot: 0n }
      return regularGame.settle(input).tiers[0]?.paid ?? 0n
    })
    const odds = drawOdds({ pick: 3, of: 9, balls: 4, draws: 1 }, matches)
    const lucky = luckyOdds({ pick: 3, of: 9, balls: 4, draws: 1 }, matches)
    expect(count(paid, each => each > 0n)).toBe(odds.ways * 4n)
    expect(count(paid, each => each === 2n) * lucky.total).toBe(odds.ways * 4n * lucky.ways)
  })

  it.each([
    ['straight', [4, 0, 7, 7], [1, 0, 0]],
    ['box', [4, 0, 7, 7], [0, 1, 0]],
    ['box', [4, 0, 4, 0], [0, 1, 0]],
    ['pair', [4, 0, 7, 7], [0, 0, 1]],
    ['pair', [1, 2, 3], [0, 0, 1]],
  ] as const)('for a %s bet on %j', (option, digits, units) => {
    const rules: PickXRules = {
      kind: 'oneDrawGameExtMulti',
      pick: digits.length,
      from: 10,
      multiOptions: ['straight', 'box', 'pair'],
    }
    const orders = option === 'box' ? arrangements(digits) : 1
    const tiers = [
      { name: 'won', option, arrangements: orders, prize: { kind: 'fixed', amount: '1' } as const },
    ]
    const prizeTable = { payoutPercentage: 100, progressivePercentage: 0, tiers }
    const tickets = [{ seq0: 0, plays: `${digits.join(',')}|${units.join(',')}` }]
    const all = Array.from({ length: 10 ** digits.length }, (_, draw) =>
      digits.map((_digit, i) => Math.floor(draw / 10 ** i) % 10),
    )
    const won = count(all, drawn => {
      const input = { rules, prizeTable, tickets, outcome: { digits: drawn }, pool: 1n, jackpot: 0n }
      return oneDrawGameExtMulti.settle(input).payouts.length > 0
    })
    const odds = digitOdds(option, digits.length, orderings(digits))
    expect([won, BigInt(all.length)]).toEqual([odds.ways, odds.total])
  })
})

it.each<[PlayRule, RequestedPlay, (plays: string) => boolean]>([
  [
    { kind: 'numbers', first: { pick: 3, of: 9 } },
    { numbers: [9, 1, 5] },
    plays => oneDrawGame.validPlays({ kind: 'oneDrawGame', pick: 3, from: 9 }, plays),
  ],
  [
    { kind: 'numbers', first: { pick: 2, of: 9 }, second: { pick: 1, of: 4 } },
    { numbers: [9, 1], second: [4] },
    plays =>
      oneDrawGameExt.validPlays({ kind: 'oneDrawGameExt', pick: 2, from: 9, pick2nd: 1, from2nd: 4 }, plays),
  ],
  [
    { kind: 'digits', positions: 3, options: ['straight', 'pair'] },
    { numbers: [7, 7, 7], units: [2, 0, 98] },
    plays =>
      oneDrawGameExtMulti.validPlays(
        { kind: 'oneDrawGameExtMulti', pick: 3, from: 10, multiOptions: ['straight', 'pair'] },
        plays,
      ),
  ],
])('a play accepted by %j is valid in the draw record', (rule, play, isValid) => {
  const checked = checkPlay(rule, play)
  expect(checked.ok && isValid(checked.text)).toBe(true)
})

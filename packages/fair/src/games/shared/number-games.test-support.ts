import * as fc from 'fast-check'
import { type GameTerms, parseTerms } from '#games/games.ts'

/** A game with small numbers, so that every tier is won often, and an arbitrary play of it. */
export interface NumberGame {
  readonly terms: GameTerms
  readonly plays: fc.Arbitrary<string>
}

const ascending = (numbers: number[]): string => numbers.toSorted((a, b) => a - b).join(',')

const arbitraryLine = (pick: number, from: number): fc.Arbitrary<string> => {
  const numbers = Array.from({ length: from }, (_, i) => i + 1)
  return fc.shuffledSubarray(numbers, { minLength: pick, maxLength: pick }).map(ascending)
}

const jackpot = (minimum: string) => ({ kind: 'jackpot', seed: '1000', minimum })
const share = (percent: number, minimum: string) => ({ kind: 'share', percent, minimum })
const fixed = (amount: string) => ({ kind: 'fixed', amount })

const oneDraw = parseTerms(
  { kind: 'oneDrawGame', pick: 3, from: 9 },
  {
    payoutPercentage: 51,
    progressivePercentage: 7,
    reserve: '50000',
    tiers: [
      { name: 'three', matches: 3, prize: jackpot('500') },
      { name: 'two', matches: 2, prize: share(33, '40') },
      { name: 'one', matches: 1, prize: share(67, '13') },
      { name: 'none', matches: 0, prize: fixed('13') },
    ],
  },
)

const ext = parseTerms(
  { kind: 'oneDrawGameExt', pick: 2, from: 6, pick2nd: 1, from2nd: 3 },
  {
    payoutPercentage: 60,
    progressivePercentage: 10,
    tiers: [
      { name: 'two and one', matches: 2, matches2nd: 1, prize: jackpot('7') },
      { name: 'one and one', matches: 1, matches2nd: 1, prize: share(45, '7') },
      { name: 'two', matches: 2, matches2nd: 0, prize: share(55, '7') },
      { name: 'the second', matches: 0, matches2nd: 1, prize: fixed('7') },
    ],
  },
)

const pickX = parseTerms(
  { kind: 'oneDrawGameExtMulti', pick: 3, from: 10, multiOptions: ['straight', 'box', 'pair'] },
  {
    payoutPercentage: 0,
    progressivePercentage: 0,
    reserve: '999999',
    tiers: [
      { name: 'straight', option: 'straight', arrangements: 1, prize: fixed('50000') },
      { name: 'box of 6', option: 'box', arrangements: 6, prize: fixed('8333') },
      { name: 'box of 3', option: 'box', arrangements: 3, prize: fixed('16667') },
      { name: 'pair', option: 'pair', arrangements: 1, prize: fixed('2500') },
    ],
  },
)

const regular = parseTerms(
  { kind: 'regularGame', pick: 3, from: 10, draws: 3, ballsPerDraw: 4, luckyBall: true },
  {
    payoutPercentage: 55,
    progressivePercentage: 5,
    tiers: [
      { name: 'three', matches: 3, prize: jackpot('90') },
      { name: 'two', matches: 2, prize: share(17, '11') },
      { name: 'one', matches: 1, prize: fixed('11') },
    ],
    ranked: [50, 30, 20],
  },
)

/** Three digits, so that a random draw matches often enough. */
const digitsOf3 = fc
  .tuple(
    fc.array(fc.nat(9), { minLength: 3, maxLength: 3 }),
    fc.nat(4),
    fc.nat(4),
    fc.integer({ min: 1, max: 4 }),
  )
  .map(([digits, straight, box, pair]) => {
    const isBoxable = new Set(digits).size > 1
    return `${digits.join(',')}|${straight},${isBoxable ? box : 0},${pair}`
  })

export const numberGames: readonly (readonly [string, NumberGame])[] = [
  ['oneDrawGame', { terms: oneDraw, plays: arbitraryLine(3, 9) }],
  [
    'oneDrawGameExt',
    { terms: ext, plays: fc.tuple(arbitraryLine(2, 6), arbitraryLine(1, 3)).map(sets => sets.join('|')) },
  ],
  ['oneDrawGameExtMulti', { terms: pickX, plays: digitsOf3 }],
  ['regularGame', { terms: regular, plays: arbitraryLine(3, 10) }],
]

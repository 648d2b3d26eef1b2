import type { Sale } from '@fairground/server/kinds/prize-terms'
import { type DemoTerms, withReserve } from './with-reserve.ts'

/** What a demo game is sold for, and the seed of its jackpot where it has one. */
export interface DemoSale extends Sale {
  readonly seed: bigint
}

/** Makes the terms of a game from its price: prizes are multiples of the cost of a play. */
export type MakeTerms = (sale: DemoSale) => DemoTerms

const times = (cost: bigint, factor: number): string => String((cost * BigInt(factor * 100)) / 100n)

const fixed = (amount: string) => ({ kind: 'fixed', amount }) as const
const share = (percent: number, minimum: string) => ({ kind: 'share', percent, minimum }) as const
const jackpot = (seed: bigint, minimum?: string) =>
  ({ kind: 'jackpot', seed: String(seed), ...(minimum !== undefined && { minimum }) }) as const

/** Returns about 63 %: fixed prizes for three and four numbers, a share for five, and the jackpot. */
export const sixOf49: MakeTerms = ({ seed, ...sale }) =>
  withReserve(
    {
      rules: { kind: 'oneDrawGame', pick: 6, from: 49 },
      prizeTable: {
        payoutPercentage: 20,
        progressivePercentage: 15,
        tiers: [
          { name: '6 numbers', matches: 6, prize: jackpot(seed, times(sale.cost, 500)) },
          { name: '5 numbers', matches: 5, prize: share(100, times(sale.cost, 500)) },
          { name: '4 numbers', matches: 4, prize: fixed(times(sale.cost, 60)) },
          { name: '3 numbers', matches: 3, prize: fixed(times(sale.cost, 10)) },
        ],
      },
    },
    sale,
  )

export const fiveOf35: MakeTerms = ({ seed, ...sale }) =>
  withReserve(
    {
      rules: { kind: 'oneDrawGame', pick: 5, from: 35 },
      prizeTable: {
        payoutPercentage: 20,
        progressivePercentage: 10,
        tiers: [
          { name: '5 numbers', matches: 5, prize: jackpot(seed, times(sale.cost, 100)) },
          { name: '4 numbers', matches: 4, prize: share(100, times(sale.cost, 100)) },
          { name: '3 numbers', matches: 3, prize: fixed(times(sale.cost, 12)) },
          { name: '2 numbers', matches: 2, prize: fixed(times(sale.cost, 1.5)) },
        ],
      },
    },
    sale,
  )

export const fiveAndOne: MakeTerms = ({ seed, ...sale }) =>
  withReserve(
    {
      rules: { kind: 'oneDrawGameExt', pick: 5, from: 35, pick2nd: 1, from2nd: 10 },
      prizeTable: {
        payoutPercentage: 15,
        progressivePercentage: 15,
        tiers: [
          { name: '5 + 1', matches: 5, matches2nd: 1, prize: jackpot(seed, times(sale.cost, 1000)) },
          { name: '5', matches: 5, matches2nd: 0, prize: share(100, times(sale.cost, 1000)) },
          { name: '4 + 1', matches: 4, matches2nd: 1, prize: fixed(times(sale.cost, 150)) },
          { name: '3 + 1', matches: 3, matches2nd: 1, prize: fixed(times(sale.cost, 20)) },
          { name: '3', matches: 3, matches2nd: 0, prize: fixed(times(sale.cost, 5)) },
          { name: '1 + 1', matches: 1, matches2nd: 1, prize: fixed(times(sale.cost, 2)) },
        ],
      },
    },
    sale,
  )

/** Every bet returns about half of its stake. */
export const pickThree: MakeTerms = ({ seed: _, ...sale }) =>
  withReserve(
    {
      rules: { kind: 'oneDrawGameExtMulti', pick: 3, from: 10, multiOptions: ['straight', 'box', 'pair'] },
      prizeTable: {
        payoutPercentage: 0,
        progressivePercentage: 0,
        tiers: [
          { name: 'Straight', option: 'straight', arrangements: 1, prize: fixed(times(sale.cost, 500)) },
          { name: 'Box, 6 ways', option: 'box', arrangements: 6, prize: fixed(times(sale.cost, 80)) },
          { name: 'Box, 3 ways', option: 'box', arrangements: 3, prize: fixed(times(sale.cost, 160)) },
          { name: 'Pair', option: 'pair', arrangements: 1, prize: fixed(times(sale.cost, 25)) },
        ],
      },
    },
    sale,
  )

/** The ranking shares the prize fund; the draws pay fixed prizes. */
export const race: MakeTerms = ({ seed, ...sale }) =>
  withReserve(
    {
      rules: { kind: 'regularGame', pick: 4, from: 30, draws: 3, ballsPerDraw: 6, luckyBall: true },
      prizeTable: {
        payoutPercentage: 15,
        progressivePercentage: 5,
        tiers: [
          { name: 'Perfect', matches: 4, prize: jackpot(seed, times(sale.cost, 10)) },
          { name: 'Three right', matches: 3, prize: fixed(times(sale.cost, 2)) },
          { name: 'Two right', matches: 2, prize: fixed(times(sale.cost, 0.25)) },
        ],
        ranked: [50, 30, 20],
      },
    },
    sale,
  )

/** The hamper is worth three tenths of all tickets, so no later prize can be worth more. */
export const raffle: MakeTerms = ({ seed: _, ...sale }) =>
  withReserve(
    {
      rules: { kind: 'raffleGame', winners: 5 },
      prizeTable: {
        payoutPercentage: 20,
        progressivePercentage: 5,
        tiers: [
          {
            name: 'First prize',
            winners: 1,
            prize: {
              kind: 'item',
              item: 'Picnic hamper',
              cashOption: times(sale.cost, Math.floor(sale.cap * 0.3)),
            },
          },
          { name: 'Second prize', winners: 1, prize: share(60, times(sale.cost, 2)) },
          { name: 'Third prizes', winners: 2, prize: share(20, times(sale.cost, 1)) },
          { name: 'Consolation', winners: 1, prize: fixed(times(sale.cost, 1)) },
        ],
      },
    },
    sale,
  )

const bingoShares = { payoutPercentage: 60, progressivePercentage: 10 }

export const bingo90: MakeTerms = ({ seed, ...sale }) =>
  withReserve(
    {
      rules: {
        kind: 'bingoGame',
        balls: 90,
        patterns: ['oneLine', 'twoLines', 'fullHouse'],
        jackpotCalls: 40,
      },
      prizeTable: {
        ...bingoShares,
        tiers: [
          { name: 'Early house', pattern: 'fullHouse', prize: jackpot(seed) },
          { name: 'Full house', pattern: 'fullHouse', prize: share(60, times(sale.cost, 10)) },
          { name: 'Two lines', pattern: 'twoLines', prize: share(25, times(sale.cost, 4)) },
          { name: 'One line', pattern: 'oneLine', prize: share(15, times(sale.cost, 2)) },
        ],
      },
    },
    sale,
  )

export const bingo75: MakeTerms = ({ seed, ...sale }) =>
  withReserve(
    {
      rules: {
        kind: 'bingoGame',
        balls: 75,
        patterns: ['fourCorners', 'oneLine', 'fullHouse'],
        jackpotCalls: 45,
      },
      prizeTable: {
        ...bingoShares,
        tiers: [
          { name: 'Early house', pattern: 'fullHouse', prize: jackpot(seed) },
          { name: 'Full house', pattern: 'fullHouse', prize: share(60, times(sale.cost, 10)) },
          { name: 'A line', pattern: 'oneLine', prize: share(25, times(sale.cost, 4)) },
          { name: 'Four corners', pattern: 'fourCorners', prize: share(15, times(sale.cost, 2)) },
        ],
      },
    },
    sale,
  )

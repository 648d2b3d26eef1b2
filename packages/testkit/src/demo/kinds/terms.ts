import type { GamePrizeTable, GameRules } from '@fairground/fair/games/games'

export interface DemoTerms {
  readonly rules: GameRules
  readonly prizeTable: GamePrizeTable
}

export interface NumbersTier {
  readonly name: string
  readonly matches: number
  /** Absent for the jackpot tier. */
  readonly percent?: number
}

const shares = { payoutPercentage: 45, progressivePercentage: 15 }

/** Terms of a game with one set of numbers. The tier without a percentage is the jackpot. */
export const numbersTerms = (pick: number, from: number, tiers: readonly NumbersTier[]): DemoTerms => ({
  rules: { kind: 'oneDrawGame', pick, from },
  prizeTable: {
    ...shares,
    tiers: tiers.map(({ name, matches, percent }) => ({
      name,
      matches,
      prize: percent === undefined ? { kind: 'jackpot' } : { kind: 'share', percent },
    })),
  },
})

export const fiveAndOne: DemoTerms = {
  rules: { kind: 'oneDrawGameExt', pick: 5, from: 35, pick2nd: 1, from2nd: 10 },
  prizeTable: {
    ...shares,
    tiers: [
      { name: '5 + 1', matches: 5, matches2nd: 1, prize: { kind: 'jackpot' } },
      { name: '5', matches: 5, matches2nd: 0, prize: { kind: 'share', percent: 20 } },
      { name: '4 + 1', matches: 4, matches2nd: 1, prize: { kind: 'share', percent: 15 } },
      { name: '3 + 1', matches: 3, matches2nd: 1, prize: { kind: 'share', percent: 20 } },
      { name: '3', matches: 3, matches2nd: 0, prize: { kind: 'share', percent: 25 } },
      { name: '1 + 1', matches: 1, matches2nd: 1, prize: { kind: 'share', percent: 20 } },
    ],
  },
}

export const pickThree: DemoTerms = {
  rules: { kind: 'oneDrawGameExtMulti', pick: 3, from: 10, multiOptions: ['straight', 'box', 'pair'] },
  prizeTable: {
    payoutPercentage: 50,
    progressivePercentage: 0,
    tiers: [
      { name: 'Straight', option: 'straight', arrangements: 1, prize: { kind: 'fixed', amount: '50000' } },
      { name: 'Box, 6 ways', option: 'box', arrangements: 6, prize: { kind: 'fixed', amount: '8000' } },
      { name: 'Box, 3 ways', option: 'box', arrangements: 3, prize: { kind: 'fixed', amount: '16000' } },
      { name: 'Pair', option: 'pair', arrangements: 1, prize: { kind: 'fixed', amount: '2500' } },
    ],
  },
}

export const race: DemoTerms = {
  rules: { kind: 'regularGame', pick: 4, from: 30, draws: 3, ballsPerDraw: 6, luckyBall: true },
  prizeTable: {
    ...shares,
    tiers: [
      { name: 'Perfect', matches: 4, prize: { kind: 'jackpot' } },
      { name: 'Three right', matches: 3, prize: { kind: 'share', percent: 15 } },
      { name: 'Two right', matches: 2, prize: { kind: 'share', percent: 10 } },
    ],
    ranked: [50, 30, 20],
  },
}

export const raffle: DemoTerms = {
  rules: { kind: 'raffleGame', winners: 5 },
  prizeTable: {
    payoutPercentage: 60,
    progressivePercentage: 5,
    tiers: [
      {
        name: 'Picnic hamper',
        winners: 1,
        prize: { kind: 'item', item: 'Picnic hamper', cashOption: '500' },
      },
      { name: 'Second prize', winners: 1, prize: { kind: 'share', percent: 60 } },
      { name: 'Third prizes', winners: 2, prize: { kind: 'share', percent: 20 } },
      { name: 'Consolation', winners: 1, prize: { kind: 'fixed', amount: '200' } },
    ],
  },
}

export const bingo90: DemoTerms = {
  rules: { kind: 'bingoGame', balls: 90, patterns: ['oneLine', 'twoLines', 'fullHouse'], jackpotCalls: 40 },
  prizeTable: {
    payoutPercentage: 60,
    progressivePercentage: 10,
    tiers: [
      { name: 'Early house', pattern: 'fullHouse', prize: { kind: 'jackpot' } },
      { name: 'Full house', pattern: 'fullHouse', prize: { kind: 'share', percent: 60 } },
      { name: 'Two lines', pattern: 'twoLines', prize: { kind: 'share', percent: 25 } },
      { name: 'One line', pattern: 'oneLine', prize: { kind: 'share', percent: 15 } },
    ],
  },
}

export const bingo75: DemoTerms = {
  rules: {
    kind: 'bingoGame',
    balls: 75,
    patterns: ['fourCorners', 'oneLine', 'fullHouse'],
    jackpotCalls: 45,
  },
  prizeTable: {
    payoutPercentage: 60,
    progressivePercentage: 10,
    tiers: [
      { name: 'Early house', pattern: 'fullHouse', prize: { kind: 'jackpot' } },
      { name: 'Full house', pattern: 'fullHouse', prize: { kind: 'share', percent: 60 } },
      { name: 'A line', pattern: 'oneLine', prize: { kind: 'share', percent: 25 } },
      { name: 'Four corners', pattern: 'fourCorners', prize: { kind: 'share', percent: 15 } },
    ],
  },
}

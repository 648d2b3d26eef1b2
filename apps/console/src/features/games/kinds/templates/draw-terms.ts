import { fixed, jackpot, type MakeTerms, share, times } from './make-terms.ts'

export const oneDrawTerms: MakeTerms = ({ cost }) => ({
  rules: { kind: 'oneDrawGame', pick: 5, from: 36 },
  prizeTable: {
    payoutPercentage: 20,
    progressivePercentage: 10,
    tiers: [
      { name: 'Match 5', matches: 5, prize: jackpot(cost, 10_000, 100) },
      { name: 'Match 4', matches: 4, prize: share(100, cost, 100) },
      { name: 'Match 3', matches: 3, prize: fixed(cost, 12) },
      { name: 'Match 2', matches: 2, prize: fixed(cost, 1.5) },
    ],
  },
})

export const twoSetTerms: MakeTerms = ({ cost }) => ({
  rules: { kind: 'oneDrawGameExt', pick: 5, from: 35, pick2nd: 1, from2nd: 10 },
  prizeTable: {
    payoutPercentage: 15,
    progressivePercentage: 15,
    tiers: [
      { name: '5 + 1', matches: 5, matches2nd: 1, prize: jackpot(cost, 100_000, 1000) },
      { name: '5', matches: 5, matches2nd: 0, prize: share(100, cost, 1000) },
      { name: '4 + 1', matches: 4, matches2nd: 1, prize: fixed(cost, 150) },
      { name: '3 + 1', matches: 3, matches2nd: 1, prize: fixed(cost, 20) },
      { name: '3', matches: 3, matches2nd: 0, prize: fixed(cost, 5) },
      { name: '1 + 1', matches: 1, matches2nd: 1, prize: fixed(cost, 2) },
    ],
  },
})

/** Every bet returns about half of its stake. */
export const digitTerms: MakeTerms = ({ cost }) => ({
  rules: { kind: 'oneDrawGameExtMulti', pick: 3, from: 10, multiOptions: ['straight', 'box', 'pair'] },
  prizeTable: {
    payoutPercentage: 0,
    progressivePercentage: 0,
    tiers: [
      { name: 'Straight', option: 'straight', arrangements: 1, prize: fixed(cost, 500) },
      { name: 'Box, 6 ways', option: 'box', arrangements: 6, prize: fixed(cost, 80) },
      { name: 'Box, 3 ways', option: 'box', arrangements: 3, prize: fixed(cost, 160) },
      { name: 'Pair', option: 'pair', arrangements: 1, prize: fixed(cost, 25) },
    ],
  },
})

/** The ranking shares the prize fund; the draws pay fixed prizes. */
export const raceTerms: MakeTerms = ({ cost }) => ({
  rules: { kind: 'regularGame', pick: 4, from: 30, draws: 3, ballsPerDraw: 6, luckyBall: true },
  prizeTable: {
    payoutPercentage: 15,
    progressivePercentage: 5,
    tiers: [
      { name: 'Perfect', matches: 4, prize: jackpot(cost, 100, 10) },
      { name: 'Three right', matches: 3, prize: fixed(cost, 2) },
      { name: 'Two right', matches: 2, prize: fixed(cost, 0.25) },
    ],
    ranked: [50, 30, 20],
  },
})

/** The first prize is worth three tenths of all tickets, so no later prize can be worth more. */
export const raffleTerms: MakeTerms = ({ cost, cap }) => ({
  rules: { kind: 'raffleGame', winners: 5 },
  prizeTable: {
    payoutPercentage: 20,
    progressivePercentage: 5,
    tiers: [
      {
        name: 'First prize',
        winners: 1,
        prize: { kind: 'item', item: 'Picnic hamper', cashOption: times(cost, Math.floor(cap * 0.3)) },
      },
      { name: 'Second prize', winners: 1, prize: share(60, cost, 2) },
      { name: 'Third prizes', winners: 2, prize: share(20, cost, 1) },
      { name: 'Consolation', winners: 1, prize: fixed(cost, 1) },
    ],
  },
})

export const bingoTerms: MakeTerms = ({ cost }) => ({
  rules: {
    kind: 'bingoGame',
    balls: 90,
    patterns: ['fullHouse', 'twoLines', 'oneLine'],
    jackpotCalls: 40,
  },
  prizeTable: {
    payoutPercentage: 55,
    progressivePercentage: 8,
    tiers: [
      { name: 'Early house', pattern: 'fullHouse', prize: jackpot(cost, 1000) },
      { name: 'Full house', pattern: 'fullHouse', prize: share(60, cost, 10) },
      { name: 'Two lines', pattern: 'twoLines', prize: share(25, cost, 4) },
      { name: 'One line', pattern: 'oneLine', prize: share(15, cost, 2) },
    ],
  },
})

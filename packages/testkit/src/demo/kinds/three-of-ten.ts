import type { DemoTerms } from './with-reserve.ts'

/** Small numbers, so that tests win every tier often. */
export const threeOfTen: DemoTerms = {
  rules: { kind: 'oneDrawGame', pick: 3, from: 10 },
  prizeTable: {
    payoutPercentage: 45,
    progressivePercentage: 15,
    tiers: [
      { name: '3 numbers', matches: 3, prize: { kind: 'jackpot', seed: '50000' } },
      { name: '2 numbers', matches: 2, prize: { kind: 'share', percent: 60 } },
      { name: '1 number', matches: 1, prize: { kind: 'share', percent: 40 } },
    ],
  },
}

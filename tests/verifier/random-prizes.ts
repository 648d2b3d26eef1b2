import type { Choices } from './choices.ts'

/** Terms before parsing; the parser rejects invalid ones. */
export interface RandomGame {
  rules: object
  prizeTable: object
  plays: () => string
}

export function poolShares(choices: Choices) {
  const [payoutPercentage = 0, progressivePercentage = 0] = choices.parts(3, 100)
  return { payoutPercentage, progressivePercentage: choices.chance(70) ? progressivePercentage : 0 }
}

export const fixedPrize = (choices: Choices) => ({ kind: 'fixed', amount: choices.amount() })

/** Shares that add up to 100 %, mixed with fixed prizes. */
export function sharedPrizes(choices: Choices, count: number): object[] {
  const isShare = Array.from({ length: count }, () => choices.chance(60))
  const percents = choices.parts(Math.max(isShare.filter(Boolean).length, 1), 100)
  let next = 0
  return isShare.map(share => (share ? { kind: 'share', percent: percents[next++] } : fixedPrize(choices)))
}

/** The jackpot followed by the other prizes. */
export const prizes = (choices: Choices, count: number): object[] => [
  { kind: 'jackpot' },
  ...sharedPrizes(choices, count - 1),
]

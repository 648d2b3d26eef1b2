import type { Choices } from './choices.ts'

/** Terms before parsing; the parser rejects invalid ones. */
export interface RandomGame {
  rules: object
  prizeTable: object
  plays: () => string
}

export interface RandomPrize {
  kind: 'jackpot' | 'share' | 'fixed' | 'item'
  percent?: number
  minimum?: string
}

/** The percentages of a table with these prizes, and often a reserve. */
export function poolShares(choices: Choices, prizes: readonly RandomPrize[], hasJackpot: boolean) {
  const [payout = 0, progressive = 0] = choices.parts(3, 100)
  return {
    payoutPercentage: prizes.some(({ kind }) => kind === 'share') ? payout : 0,
    progressivePercentage: hasJackpot && choices.chance(70) ? progressive : 0,
    ...(choices.chance(50) && { reserve: positiveAmount(choices) }),
  }
}

const positiveAmount = (choices: Choices): string => String(BigInt(choices.amount()) + 1n)

/** What each prize guarantees, never more for a lower prize. Some tables guarantee nothing. */
export function guaranteedAmounts(choices: Choices, count: number): bigint[] {
  const highest = choices.one([0, 3, 40, 3000, 10 ** 6])
  return Array.from({ length: count }, () => (choices.chance(60) ? choices.between(0, highest) : 0))
    .sort((a, b) => b - a)
    .map(BigInt)
}

const atLeast = (amount: bigint) => (amount > 0n ? { minimum: String(amount) } : {})

export const jackpotPrize = (choices: Choices, guaranteed: bigint): RandomPrize => ({
  kind: 'jackpot',
  ...(choices.chance(50) && { seed: positiveAmount(choices) }),
  ...atLeast(guaranteed),
})

export const sharePrize = (percent: number, guaranteed: bigint): RandomPrize => ({
  kind: 'share',
  percent,
  ...atLeast(guaranteed),
})

export const fixedPrize = (guaranteed: bigint): RandomPrize & { amount: string } => ({
  kind: 'fixed',
  amount: String(guaranteed),
})

/** A prize for every guaranteed amount: shares of the total, mixed with fixed prizes, which come last if they must. */
export function sharedPrizes(
  choices: Choices,
  guaranteed: readonly bigint[],
  fixedAt: 'end' | 'anywhere',
  total = 100,
): RandomPrize[] {
  const isShare = guaranteed.map(() => choices.chance(60))
  if (fixedAt === 'end') isShare.sort((a, b) => Number(b) - Number(a))
  const percents = choices.parts(Math.max(isShare.filter(Boolean).length, 1), total)
  return isShare.map((share, i) => {
    const amount = guaranteed[i] ?? 0n
    return share ? sharePrize(percents.shift() ?? 0, amount) : fixedPrize(amount)
  })
}

/** The prizes of a ladder from best to lowest, with or without a jackpot. */
export function ladderPrizes(choices: Choices, count: number, hasJackpot: boolean): RandomPrize[] {
  const guaranteed = guaranteedAmounts(choices, count)
  if (!hasJackpot) return sharedPrizes(choices, guaranteed, 'end')
  const [first = 0n, ...others] = guaranteed
  return [jackpotPrize(choices, first), ...sharedPrizes(choices, others, 'end')]
}

/** The percentages of a ladder; without a jackpot there is no money to divide. */
export const ladderShares = (choices: Choices, prizes: readonly RandomPrize[]) => {
  const hasJackpot = prizes[0]?.kind === 'jackpot'
  const shares = poolShares(choices, prizes, hasJackpot)
  return hasJackpot ? shares : { ...shares, payoutPercentage: 0 }
}

import { applyPercent } from './percent.ts'
import type { WonTier } from './won-tier.ts'

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, each) => total + each, 0n)

function prizesWon({ won, isShared = false }: WonTier): bigint {
  const units = won.reduce((total, each) => total + each.units, 0)
  return BigInt(isShared ? Math.min(units, 1) : units)
}

/** The total of the fixed prizes of each tier; zero for other tiers. */
export function fixedFunds(tiers: readonly WonTier[], available: bigint): bigint[] {
  const due = tiers.map(tier =>
    tier.prize.kind === 'fixed' ? BigInt(tier.prize.amount) * prizesWon(tier) : 0n,
  )
  const whole = sum(due)
  if (whole <= available) return due
  const cut = due.map(each => (available * each) / whole)
  let left = available - sum(cut)
  // The lowest tier first, where the money reaches the largest number of players, and never beyond the full prize.
  for (let i = due.length - 1; i >= 0; i -= 1) {
    const missing = (due[i] ?? 0n) - (cut[i] ?? 0n)
    const more = missing < left ? missing : left
    cut[i] = (cut[i] ?? 0n) + more
    left -= more
  }
  return cut
}

/** When the percentages add up to 100, the remaining units go to the lowest share tier. */
export function shareFunds(tiers: readonly WonTier[], fund: bigint): bigint[] {
  const percents = tiers.map(({ prize }) => (prize.kind === 'share' ? prize.percent : 0))
  const funds = percents.map(percent => applyPercent(fund, percent))
  const lowest = tiers.findLastIndex(({ prize }) => prize.kind === 'share')
  const isWhole = percents.reduce((total, percent) => total + percent, 0) === 100
  if (isWhole) funds[lowest] = (funds[lowest] ?? 0n) + fund - sum(funds)
  return funds
}

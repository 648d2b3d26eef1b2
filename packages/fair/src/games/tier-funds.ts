import { percentOf } from './percent.ts'
import type { WonTier } from './pay-tiers.ts'

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, each) => total + each, 0n)

function prizesWon({ won, isShared = false }: WonTier): bigint {
  const units = won.reduce((total, each) => total + each.units, 0)
  return BigInt(isShared ? Math.min(units, 1) : units)
}

/** What the fixed prizes of every tier come to. Nothing for tiers of other kinds. */
export function fixedFunds(tiers: readonly WonTier[], available: bigint): bigint[] {
  const due = tiers.map(tier =>
    tier.prize.kind === 'fixed' ? BigInt(tier.prize.amount) * prizesWon(tier) : 0n,
  )
  const whole = sum(due)
  if (whole <= available) return due
  const cut = due.map(each => (available * each) / whole)
  let left = available - sum(cut)
  // To the lowest tier first, where it reaches the most players, and never beyond the full prize.
  for (let i = due.length - 1; i >= 0; i -= 1) {
    const missing = (due[i] ?? 0n) - (cut[i] ?? 0n)
    const more = missing < left ? missing : left
    cut[i] = (cut[i] ?? 0n) + more
    left -= more
  }
  return cut
}

/** Where the percentages make up the whole, units they leave over go to the lowest share tier. */
export function shareFunds(tiers: readonly WonTier[], fund: bigint): bigint[] {
  const percents = tiers.map(({ prize }) => (prize.kind === 'share' ? prize.percent : 0))
  const funds = percents.map(percent => percentOf(fund, percent))
  const lowest = tiers.findLastIndex(({ prize }) => prize.kind === 'share')
  const isWhole = percents.reduce((total, percent) => total + percent, 0) === 100
  if (isWhole) funds[lowest] = (funds[lowest] ?? 0n) + fund - sum(funds)
  return funds
}

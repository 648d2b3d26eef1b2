interface HasUnits {
  units: number
}

/** Splits in proportion to units, rounded down; remaining minor units go one each to the first winners. */
export function split(fund: bigint, winners: readonly HasUnits[]): bigint[] {
  const all = BigInt(winners.reduce((sum, each) => sum + each.units, 0))
  // Most winners share a few unit counts, so cache the slow bigint division per unit count.
  const partByUnits: (bigint | undefined)[] = []
  const parts = winners.map(({ units }) => (partByUnits[units] ??= (fund * BigInt(units)) / all))
  const left = Number(fund - parts.reduce((sum, part) => sum + part, 0n))
  for (let i = 0; i < left; i += 1) parts[i] = (parts[i] ?? 0n) + 1n
  return parts
}

interface Counted {
  units: number
}

/** By units, rounded down; what is left over goes one each to the first. */
export function split(fund: bigint, winners: readonly Counted[]): bigint[] {
  const all = BigInt(winners.reduce((sum, each) => sum + each.units, 0))
  // Most winners have the same few numbers of units, and a million divisions of bigints are slow.
  const partOf: (bigint | undefined)[] = []
  const parts = winners.map(({ units }) => (partOf[units] ??= (fund * BigInt(units)) / all))
  const left = Number(fund - parts.reduce((sum, part) => sum + part, 0n))
  for (let i = 0; i < left; i += 1) parts[i] = (parts[i] ?? 0n) + 1n
  return parts
}

export type Wagering<Key> = {
  readonly key: Key
  readonly need: bigint
  readonly done: bigint
  /** The percentage of a stake that counts. */
  readonly weight: number
}

/**
 * The progress a stake adds: the first grant takes what it still needs, the next one takes the rest of the stake.
 * Every unit of the stake counts once, and no grant exceeds its requirement.
 */
export const wageringProgress = <Key>(
  grants: readonly Wagering<Key>[],
  stake: bigint,
): { readonly key: Key; readonly amount: bigint }[] => {
  let rest = stake
  const progress: { key: Key; amount: bigint }[] = []
  for (const { key, need, done, weight } of grants) {
    const share = BigInt(weight)
    const counts = (rest * share) / 100n
    const amount = counts < need - done ? counts : need - done
    if (amount <= 0n) continue
    progress.push({ key, amount })
    // Subtracts the used part of the stake, rounded up so that no unit counts twice.
    rest -= (amount * 100n + share - 1n) / share
    if (rest <= 0n) break
  }
  return progress
}

/** The wagering that remains before the player may withdraw. Grants to which no stake counts pay for plays only. */
export const wageringLeft = (
  grants: readonly Pick<Wagering<unknown>, 'need' | 'done' | 'weight'>[],
): bigint => grants.reduce((left, { need, done, weight }) => left + (weight === 0 ? 0n : need - done), 0n)

/** The progress that belongs to play `index` of `count`; the parts of all plays add up to the total. */
export const progressForPlay = (progress: bigint, index: number, count: number): bigint =>
  (progress * BigInt(index + 1)) / BigInt(count) - (progress * BigInt(index)) / BigInt(count)

/** The wagering requirement: `times` the amount; undefined if the profile does not allow it. */
export const wageringNeed = (amount: bigint, times: number, maxTimes: number | null): bigint | undefined =>
  Number.isSafeInteger(times) && times >= 0 && (maxTimes === null || times <= maxTimes)
    ? amount * BigInt(times)
    : undefined

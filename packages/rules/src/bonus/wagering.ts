export type Wagering<Key> = {
  readonly key: Key
  readonly need: bigint
  readonly done: bigint
  /** How much of a stake counts, in percent. */
  readonly weight: number
}

/**
 * What a stake adds to the requirements: the first grant gets what it still needs, the next one the rest of the
 * stake. A stake counts once; what a grant needs is never passed.
 */
export const progressOf = <Key>(
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
    // Of the stake as much is spent as the amount took, rounded up so that no unit counts twice.
    rest -= (amount * 100n + share - 1n) / share
    if (rest <= 0n) break
  }
  return progress
}

/** What is still to be counted before the player may take money out. */
export const wageringLeft = (grants: readonly Pick<Wagering<unknown>, 'need' | 'done'>[]): bigint =>
  grants.reduce((left, { need, done }) => left + need - done, 0n)

/** The part of a purchase's progress that belongs to its play number `index` of `count`. All parts add up to it. */
export const progressOfPlay = (progress: bigint, index: number, count: number): bigint =>
  (progress * BigInt(index + 1)) / BigInt(count) - (progress * BigInt(index)) / BigInt(count)

/** The requirement of a grant: so many times its amount, within what the profile allows. */
export const wageringNeed = (amount: bigint, times: number, most: number | null): bigint | undefined =>
  Number.isSafeInteger(times) && times >= 0 && (most === null || times <= most)
    ? amount * BigInt(times)
    : undefined

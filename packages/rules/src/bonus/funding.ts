/** A balance that can pay for a purchase; purses are used in list order. */
export type Purse<Key> = { readonly key: Key; readonly balance: bigint }

export type Part<Key> = { readonly key: Key; readonly amount: bigint }

/** Takes `amount` from the purses in order; undefined if they do not hold enough. */
export const takeFrom = <Key>(
  purses: readonly Purse<Key>[],
  amount: bigint,
): { readonly parts: Part<Key>[]; readonly left: Purse<Key>[] } | undefined => {
  let missing = amount
  const parts: Part<Key>[] = []
  const left = purses.map(({ key, balance }) => {
    const taken = balance < missing ? balance : missing
    if (taken > 0n) parts.push({ key, amount: taken })
    missing -= taken
    return { key, balance: balance - taken }
  })
  return missing === 0n ? { parts, left } : undefined
}

/**
 * The parts that paid for the range `from`..`to` of a purchase. Plays are laid end to end along the parts, so the
 * slices of all plays add up to the whole purchase.
 */
export const sliceParts = <Key>(parts: readonly Part<Key>[], from: bigint, to: bigint): Part<Key>[] => {
  let start = 0n
  const found: Part<Key>[] = []
  for (const { key, amount } of parts) {
    const end = start + amount
    const first = start > from ? start : from
    const last = end < to ? end : to
    if (last > first) found.push({ key, amount: last - first })
    start = end
  }
  return found
}

export interface Funds {
  readonly liability: string
  readonly suspense: string
  readonly atProviders: string
}

/** The share of what is owed that the providers hold: 1.041 for 104.1%. Undefined if nothing is owed. */
export const computeCover = ({ liability, suspense, atProviders }: Funds): number | undefined => {
  const owed = BigInt(liability) + BigInt(suspense)
  return owed <= 0n ? undefined : Number((BigInt(atProviders) * 100_000n) / owed) / 100_000
}

/** £133,463 more than owed, or less. */
export const describeCover = (
  { surplus }: { readonly surplus: string },
  write: (minor: string) => string,
): string =>
  surplus.startsWith('-') ? `${write(surplus.slice(1))} less than owed` : `${write(surplus)} more than owed`

/** What a limit still allows; zero if the cap was set below the amount used. */
export const remainingLimit = (cap: bigint, used: bigint): bigint => (used < cap ? cap - used : 0n)

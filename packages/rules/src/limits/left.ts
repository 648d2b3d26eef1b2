/** What a limit still allows: never less than nothing, though a cap may have been set below what was used. */
export const leftOf = (cap: bigint, used: bigint): bigint => (used < cap ? cap - used : 0n)

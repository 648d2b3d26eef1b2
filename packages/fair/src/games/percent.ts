export const percentOf = (amount: bigint, percent: number): bigint => (amount * BigInt(percent)) / 100n

export const applyPercent = (amount: bigint, percent: number): bigint => (amount * BigInt(percent)) / 100n

export const sumAmounts = (amounts: readonly bigint[]): bigint =>
  amounts.reduce((total, each) => total + each, 0n)

/** Exactly `ways` of `total` equally likely draws. */
export type Odds = {
  readonly ways: bigint
  readonly total: bigint
  readonly text: string
  readonly formula: string
}

export const choose = (n: number, k: number): bigint => {
  if (k < 0 || k > n) return 0n
  let result = 1n
  for (let i = 1; i <= k; i++) result = (result * BigInt(n - k + i)) / BigInt(i)
  return result
}

const grouped = (whole: bigint): string => String(whole).replace(/\B(?=(\d{3})+$)/g, ',')

/** "1 in 9.6": rounded half up to one decimal, which is omitted when it is 0. */
export const oneIn = (ways: bigint, total: bigint): string => {
  if (ways === 0n) return 'never'
  const tenths = (total * 20n + ways) / (ways * 2n)
  return `1 in ${grouped(tenths / 10n)}${tenths % 10n === 0n ? '' : `.${tenths % 10n}`}`
}

export type ReturnToPlayer = {
  /** Percentage of everything the player pays, including the fee, for example "62.5". */
  readonly percent: string
  readonly formula: string
}

/** Formats tenths of a percent, rounded half up, for example "62.5". */
export const percentText = (numerator: bigint, denominator: bigint): string => {
  const tenths = (numerator * 2n + denominator) / (denominator * 2n)
  return tenths % 10n === 0n ? String(tenths / 10n) : `${tenths / 10n}.${tenths % 10n}`
}

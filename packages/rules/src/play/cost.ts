import { add, type Money, multiply } from '#money/money.ts'

export type PlayPrice = { readonly cost: Money; readonly fee: Money }

export const playsCost = ({ cost, fee }: PlayPrice, count: number): Money => multiply(add(cost, fee), count)

/** For games staked in units: the cost applies per unit, the fee per play. */
export const unitsCost = ({ cost, fee }: PlayPrice, unitsPerPlay: readonly number[]): Money => {
  const units = unitsPerPlay.reduce((sum, each) => sum + each, 0)
  return add(multiply(cost, units), multiply(fee, unitsPerPlay.length))
}

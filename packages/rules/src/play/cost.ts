import { add, type Money, multiply } from '../money/money.ts'

export type PlayPrice = { readonly cost: Money; readonly fee: Money }

export const costOfPlays = ({ cost, fee }: PlayPrice, count: number): Money => multiply(add(cost, fee), count)

/** Games staked in units: the cost counts once per unit, the fee once per play. */
export const costOfUnits = ({ cost, fee }: PlayPrice, unitsPerPlay: readonly number[]): Money => {
  const units = unitsPerPlay.reduce((sum, each) => sum + each, 0)
  return add(multiply(cost, units), multiply(fee, unitsPerPlay.length))
}

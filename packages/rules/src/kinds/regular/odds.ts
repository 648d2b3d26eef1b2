import { choose, type Odds, oneIn } from '#odds/odds.ts'

/** Each play picks `pick` numbers of 1..`of`; each draw has `balls` of them. */
export type RaceShape = {
  readonly pick: number
  readonly of: number
  readonly balls: number
  readonly draws: number
}

const hits = ({ pick, of, balls }: RaceShape, matches: number): bigint =>
  choose(pick, matches) * choose(of - pick, balls - matches)

const total = ({ of, balls }: RaceShape): bigint => choose(of, balls)

const totalFormula = ({ of, balls }: RaceShape): string => `C(${of},${balls})`

/** The odds of exactly `matches` matches in one draw. */
export const drawOdds = (shape: RaceShape, matches: number): Odds => {
  const { pick, of, balls } = shape
  const ways = hits(shape, matches)
  const waysFormula = `C(${pick},${matches}) × C(${of - pick},${balls - matches})`
  return {
    ways,
    total: total(shape),
    text: oneIn(ways, total(shape)),
    formula: `${waysFormula} ÷ ${totalFormula(shape)} = ${ways} ÷ ${total(shape)}`,
  }
}

/** The odds that a play with `matches` matches contains the lucky ball; each drawn ball is equally likely. */
export const luckyOdds = ({ balls }: RaceShape, matches: number): Odds => ({
  ways: BigInt(matches),
  total: BigInt(balls),
  text: oneIn(BigInt(matches), BigInt(balls)),
  formula: `${matches} matches ÷ ${balls} balls`,
})

/** The odds of one of these match counts in at least one of the independent draws. */
export const raceOdds = (shape: RaceShape, matches: readonly number[]): Odds => {
  const won = [...new Set(matches)].reduce((sum, each) => sum + hits(shape, each), 0n)
  const draws = BigInt(shape.draws)
  const all = total(shape) ** draws
  const ways = all - (total(shape) - won) ** draws
  return {
    ways,
    total: all,
    text: oneIn(ways, all),
    formula: `1 − (1 − ${won} ÷ ${totalFormula(shape)})^${shape.draws}`,
  }
}

import { choose, type Odds, oneIn } from './one-draw.ts'

/** Each play picks `pick` of 1..`of`; each of the draws shows `balls` of them. */
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

/** So many matches in one draw. */
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

/** A play with so many matches holds the lucky ball, which is any of the draw's balls alike. */
export const luckyOdds = ({ balls }: RaceShape, matches: number): Odds => ({
  ways: BigInt(matches),
  total: BigInt(balls),
  text: oneIn(BigInt(matches), BigInt(balls)),
  formula: `${matches} matches ÷ ${balls} balls`,
})

/** At least one of these numbers of matches in at least one of the draws, which are independent. */
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

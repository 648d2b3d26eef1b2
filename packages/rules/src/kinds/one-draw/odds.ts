import type { LineShape, NumberSet } from '#picking/line.ts'
import { choose, type Odds, oneIn } from '#odds/odds.ts'
import type { Matches } from '#odds/prize-table.ts'

const hits = ({ pick, of }: NumberSet, matches: number): bigint =>
  choose(pick, matches) * choose(of - pick, pick - matches)

const hitsFormula = ({ pick, of }: NumberSet, matches: number): string =>
  `C(${pick},${matches}) × C(${of - pick},${pick - matches})`

const totalDraws = ({ first, second }: LineShape): bigint =>
  choose(first.of, first.pick) * (second ? choose(second.of, second.pick) : 1n)

const toOdds = (ways: bigint, shape: LineShape, waysFormula: string): Odds => {
  const { first, second } = shape
  const total = totalDraws(shape)
  const totalFormula = second
    ? `C(${first.of},${first.pick}) × C(${second.of},${second.pick})`
    : `C(${first.of},${first.pick})`
  return {
    ways,
    total,
    text: oneIn(ways, total),
    formula: `${waysFormula} ÷ ${totalFormula} = ${ways} ÷ ${total}`,
  }
}

export const tierOdds = (shape: LineShape, { matches, matches2nd }: Matches): Odds => {
  const { first, second } = shape
  const firstFormula = hitsFormula(first, matches)
  if (!second) return toOdds(hits(first, matches), shape, firstFormula)
  if (matches2nd === undefined) {
    const any = choose(second.of, second.pick)
    return toOdds(hits(first, matches) * any, shape, `${firstFormula} × C(${second.of},${second.pick})`)
  }
  const ways = hits(first, matches) * hits(second, matches2nd)
  return toOdds(ways, shape, `${firstFormula} × ${hitsFormula(second, matches2nd)}`)
}

const covers = (tier: Matches, matches: number, matches2nd: number): boolean =>
  tier.matches === matches && (tier.matches2nd === undefined || tier.matches2nd === matches2nd)

/** Counts each draw once, even if tiers overlap. */
export const anyPrizeOdds = (shape: LineShape, tiers: readonly Matches[]): Odds => {
  const { first, second } = shape
  let ways = 0n
  for (let matches = 0; matches <= first.pick; matches++)
    for (let matches2nd = 0; matches2nd <= (second?.pick ?? 0); matches2nd++)
      if (tiers.some(tier => covers(tier, matches, matches2nd)))
        ways += hits(first, matches) * (second ? hits(second, matches2nd) : 1n)
  return toOdds(ways, shape, 'winning draws')
}

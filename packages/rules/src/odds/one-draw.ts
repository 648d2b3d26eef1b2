import type { LineShape, NumberSet } from '../picking/line.ts'

export type Prize =
  | { readonly kind: 'jackpot' }
  | { readonly kind: 'share'; readonly percent: number }
  /** Minor units as a decimal string. */
  | { readonly kind: 'fixed'; readonly amount: string }

export type Matches = {
  readonly matches: number
  /** How many of the second set; absent means however many. */
  readonly matches2nd?: number
}

export type PrizeTier = Matches & { readonly prize: Prize }

export type PrizeTable = {
  /** Of the cost, to the prize pool of the instance. */
  readonly payoutPercentage: number
  /** Of the cost, to the progressive jackpot, besides the payout. */
  readonly progressivePercentage: number
  readonly tiers: readonly PrizeTier[]
  /** Of what the tiers leave, by rank; absent where nothing is ranked. */
  readonly ranked?: readonly number[]
}

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

const hits = ({ pick, of }: NumberSet, matches: number): bigint =>
  choose(pick, matches) * choose(of - pick, pick - matches)

const hitsFormula = ({ pick, of }: NumberSet, matches: number): string =>
  `C(${pick},${matches}) × C(${of - pick},${pick - matches})`

const totalDraws = ({ first, second }: LineShape): bigint =>
  choose(first.of, first.pick) * (second ? choose(second.of, second.pick) : 1n)

const grouped = (whole: bigint): string => String(whole).replace(/\B(?=(\d{3})+$)/g, ',')

/** "1 in 9.6": rounded half up to one decimal, which is left out when it is 0. */
export const oneIn = (ways: bigint, total: bigint): string => {
  if (ways === 0n) return 'never'
  const tenths = (total * 20n + ways) / (ways * 2n)
  return `1 in ${grouped(tenths / 10n)}${tenths % 10n === 0n ? '' : `.${tenths % 10n}`}`
}

const oddsOf = (ways: bigint, shape: LineShape, waysFormula: string): Odds => {
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
  if (!second) return oddsOf(hits(first, matches), shape, firstFormula)
  if (matches2nd === undefined) {
    const any = choose(second.of, second.pick)
    return oddsOf(hits(first, matches) * any, shape, `${firstFormula} × C(${second.of},${second.pick})`)
  }
  const ways = hits(first, matches) * hits(second, matches2nd)
  return oddsOf(ways, shape, `${firstFormula} × ${hitsFormula(second, matches2nd)}`)
}

const covers = (tier: Matches, matches: number, matches2nd: number): boolean =>
  tier.matches === matches && (tier.matches2nd === undefined || tier.matches2nd === matches2nd)

/** Counts each draw once, also where tiers overlap. */
export const anyPrizeOdds = (shape: LineShape, tiers: readonly Matches[]): Odds => {
  const { first, second } = shape
  let ways = 0n
  for (let matches = 0; matches <= first.pick; matches++)
    for (let matches2nd = 0; matches2nd <= (second?.pick ?? 0); matches2nd++)
      if (tiers.some(tier => covers(tier, matches, matches2nd)))
        ways += hits(first, matches) * (second ? hits(second, matches2nd) : 1n)
  return oddsOf(ways, shape, 'winning draws')
}

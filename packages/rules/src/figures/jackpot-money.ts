import type { PrizeTerms, TierTerms } from '#prizes/prize-terms.ts'
import { averageOver, binomial } from './counts.ts'
import type { Cost } from './excess.ts'
import type { Bounds } from './game-figures.ts'
import type { LineModel } from './line-model.ts'
import { type Instance, getChance, shareOfFund, toCost } from './tier-money.ts'
import { chanceOfAny } from './win-chance.ts'

/** What the jackpot of an instance costs the operator on average. Minor units. */
export interface JackpotMoney {
  readonly chance: Bounds
  /** The seed after a win, less what the unwon shares of the same instance put into the new jackpot. */
  readonly topUp: Bounds
  readonly fromReserve: Bounds
  /** The distribution of what the reserve pays if the jackpot is at its lowest. */
  readonly costs: readonly Cost[]
}

const none: Bounds = { low: 0, high: 0 }

/** Undefined if no tier pays a jackpot. */
export const expectJackpot = (
  instance: Instance,
  model: LineModel,
  contribution: number,
): JackpotMoney | undefined => {
  const { terms } = instance
  const tier = terms.tiers.find(each => each.prize.kind === 'jackpot')
  if (tier?.prize.kind !== 'jackpot') return undefined
  const { seed = '0', minimum = '0' } = tier.prize
  const chance = findWinChance(tier, terms, model)
  const least = Number(seed) + contribution
  return {
    chance,
    topUp: seed === '0' ? none : expectTopUp(instance, model, Number(seed), chance),
    ...payMissing(tier, terms, model, Number(minimum), least),
  }
}

/**
 * The draws of a race are independent once the lines are known, but the lines are the same in all of them. The variance of
 * the draws that the lines cover is at most half of lines × chance², which bounds the difference (Efron and Stein).
 */
const findWinChance = (
  tier: TierTerms,
  { draws }: PrizeTerms,
  { lines, jackpotChance }: LineModel,
): Bounds => {
  if (jackpotChance !== undefined) return { low: jackpotChance, high: jackpotChance }
  const high = chanceOfAny(getChance(tier), lines * draws)
  const overlap = (draws * (draws - 1) * lines * getChance(tier) ** 2) / 4
  return { low: Math.max(chanceOfAny(getChance(tier), lines), high - overlap), high }
}

/** What is missing to the minimum if the jackpot is at its lowest. */
const payMissing = (
  tier: TierTerms,
  { draws, unitsPerWin }: PrizeTerms,
  { lines, jackpotChance }: LineModel,
  minimum: number,
  least: number,
): Pick<JackpotMoney, 'costs' | 'fromReserve'> => {
  if (minimum === 0) return { fromReserve: none, costs: [] }
  const [winners, units] =
    jackpotChance === undefined
      ? [binomial(lines * draws, getChance(tier)), unitsPerWin]
      : [binomial(1, jackpotChance), 1]
  const missing = (count: number): number => (count === 0 ? 0 : Math.max(0, count * units * minimum - least))
  return {
    fromReserve: { low: 0, high: averageOver(winners, missing) },
    costs: [toCost(winners, missing)],
  }
}

/** More share tiers than this are not combined. */
const maxCombined = 10

const expectTopUp = (instance: Instance, model: LineModel, seed: number, chance: Bounds): Bounds => {
  const { terms, lines } = instance
  const shares = model.hasRanking || model.jackpotChance !== undefined ? [] : rollingShares(instance)
  const [jackpot] = terms.tiers
  const single = jackpot ? getChance(jackpot) : 0
  // Amounts that do not divide evenly stay in the jackpot: less than a minor unit per winner.
  const rounding =
    model.jackpotChance === undefined
      ? terms.tiers.length +
        lines * terms.draws * terms.unitsPerWin * shares.reduce((sum, each) => sum + each.chance, single)
      : 0
  if (shares.length === 0 || shares.length > maxCombined) {
    const low = shares.length === 0 ? chance.low * Math.max(0, seed - rounding) : 0
    return { low, high: chance.high * seed }
  }
  const subsets = 2 ** shares.length
  const unwon = Array.from({ length: subsets }, (_, set) => {
    const inSet = shares.filter((_share, i) => (set & (1 << i)) !== 0)
    const open = inSet.reduce((sum, each) => sum + each.chance, 0)
    return {
      fund: inSet.reduce((sum, each) => sum + each.fund, 0),
      // The jackpot is won and no line wins a tier of the set.
      chance: Math.max(0, 1 - open) ** lines - Math.max(0, 1 - open - single) ** lines,
    }
  })
  // From "at least these are unwon" to "exactly these are unwon".
  const exact = unwon.map(each => each.chance)
  for (let bit = 1; bit < subsets; bit *= 2)
    for (let set = 0; set < subsets; set++)
      if ((set & bit) === 0) exact[set] = exact[set]! - exact[set | bit]!
  const expect = (less: number): number =>
    unwon.reduce((sum, { fund }, set) => sum + exact[set]! * Math.max(0, seed - fund - less), 0)
  return { low: Math.max(0, expect(rounding)), high: expect(0) }
}

const rollingShares = (instance: Instance): { fund: number; chance: number }[] =>
  instance.terms.tiers.flatMap(tier =>
    tier.prize.kind === 'share' && tier.prize.percent > 0
      ? [{ fund: shareOfFund(instance, tier.prize.percent), chance: getChance(tier) }]
      : [],
  )

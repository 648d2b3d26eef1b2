import type { PrizeTerms, TierTerms } from '#prizes/prize-terms.ts'
import { averageOver, binomial, certain, type Counts } from './counts.ts'
import type { Cost } from './excess.ts'
import type { Bounds } from './game-figures.ts'
import type { Bet } from './line-model.ts'

/** What a tier that is not the jackpot pays per instance on average. Minor units. */
export interface TierMoney {
  readonly winners: number
  readonly paid: number
  readonly fromFund: number
  readonly fromReserve: Bounds
  /** The distributions of what the operator pays for it. */
  readonly costs: readonly Cost[]
}

export interface Instance {
  readonly terms: PrizeTerms
  readonly lines: number
  /** The prize fund of the instance. */
  readonly fund: number
  /** What rounding leaves of the fund and one of the share tiers gets. */
  readonly rest: number
}

export const shareOfFund = ({ fund }: Pick<Instance, 'fund'>, percent: number): number =>
  Math.floor((fund * percent) / 100)

export const toCost = ({ first, chances }: Counts, cost: (count: number) => number): Cost => ({
  costs: Float64Array.from(chances, (_, i) => cost(first + i)),
  chances,
})

/** The chance that a win has two units. */
const doubleChance = ({ averageUnits }: TierTerms): number =>
  averageUnits ? Number(averageUnits.ways) / Number(averageUnits.total) - 1 : 0

export const getChance = ({ odds }: TierTerms): number => Number(odds.ways) / Number(odds.total)

/** The winners of a bet that only some draws can win. */
const mixed = ({ first, chances }: Counts, drawChance: number): Counts => {
  if (drawChance >= 1) return { first, chances }
  const all = new Float64Array(first + chances.length)
  chances.forEach((chance, i) => {
    all[first + i] = chance * drawChance
  })
  all[0] = all[0]! + 1 - drawChance
  return { first: 0, chances: all }
}

const always: Bet = { share: 1, drawChance: 1 }

const expectFixed = (tier: TierTerms, amount: number, { terms, lines }: Instance, bet: Bet): TierMoney => {
  const double = doubleChance(tier)
  const chance = getChance(tier) * bet.share
  const tries = lines * terms.draws
  const winners = tries * chance
  const paid = winners * amount * (1 + double)
  const counts = (part: number): Counts =>
    mixed(binomial(tries, (chance * part) / bet.drawChance), bet.drawChance)
  return {
    winners,
    paid,
    fromFund: 0,
    fromReserve: { low: paid, high: paid },
    costs: [
      toCost(counts(1 - double), count => count * amount),
      ...(double > 0 ? [toCost(counts(double), count => 2 * count * amount)] : []),
    ],
  }
}

/** Above this number of winners the units are taken as their average. */
const countedDoubles = 40

/** The winners share one amount per draw: every unit gets its part, or the minimum. */
const expectShare = (tier: TierTerms, percent: number, minimum: number, instance: Instance): TierMoney => {
  const { terms, lines } = instance
  const fund = shareOfFund(instance, percent)
  const counts = binomial(lines, getChance(tier))
  const double = doubleChance(tier)
  const due = (units: number): number => units * Math.max(Math.floor(fund / units), minimum)
  const perUnits = (winners: number, value: (units: number) => number): number => {
    if (winners === 0) return 0
    if (double === 0) return value(winners)
    if (winners > countedDoubles) return value(Math.round(winners * (1 + double)))
    return averageOver(binomial(winners, double), doubled => value(winners + doubled))
  }
  const reserve = (winners: number): number => perUnits(winners, units => Math.max(0, due(units) - fund))
  const paid = averageOver(counts, winners => perUnits(winners, due)) * terms.draws
  const fromReserve = minimum === 0 ? 0 : averageOver(counts, reserve) * terms.draws
  const cost = toCost(counts, reserve)
  return {
    winners: lines * getChance(tier) * terms.draws,
    paid,
    fromFund: paid - fromReserve,
    // A better or lower tier may share its money, which saves reserve.
    fromReserve: { low: terms.isLevelled ? 0 : fromReserve, high: fromReserve },
    costs: fromReserve === 0 ? [] : Array.from({ length: terms.draws }, () => cost),
  }
}

/** A number of prizes that does not depend on luck. */
const expectCertain = (tier: TierTerms, prizes: number, instance: Instance): TierMoney => {
  const { prize } = tier
  const fund = prize.kind === 'share' ? shareOfFund(instance, prize.percent) : 0
  const guaranteed = Number(prize.kind === 'fixed' ? prize.amount : (prize.minimum ?? 0))
  const missing = (available: number): number => prizes * Math.max(0, guaranteed - available)
  const high = missing(fund)
  return {
    winners: prizes,
    paid: prizes * Math.max(fund, guaranteed),
    fromFund: prizes * fund,
    fromReserve: { low: prize.kind === 'share' ? missing(fund + instance.rest) : high, high },
    costs: high === 0 ? [] : [toCost(certain(1), () => high)],
  }
}

/** What a tier pays that is not the jackpot. `prizes` is the number of its prizes where luck does not decide it. */
export const expectTier = (
  tier: TierTerms,
  prizes: number | undefined,
  instance: Instance,
  bet: Bet = always,
): TierMoney => {
  const { prize } = tier
  if (prizes !== undefined) return expectCertain(tier, prizes, instance)
  if (prize.kind === 'share') return expectShare(tier, prize.percent, Number(prize.minimum ?? 0), instance)
  return expectFixed(tier, Number(prize.kind === 'fixed' ? prize.amount : 0), instance, bet)
}

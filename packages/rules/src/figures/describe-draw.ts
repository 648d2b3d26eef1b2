import type { Ladder } from '#ladder/ladder.ts'
import { expectedReturns } from '#prizes/expected-return.ts'
import { liability } from '#prizes/liability.ts'
import type { PrizeTerms } from '#prizes/prize-terms.ts'
import { type Cost, findExcess, findSpread } from './excess.ts'
import type { Bounds, CostPart, GameFigures, RiskFigures, TierFigures } from './game-figures.ts'
import { expectJackpot, type JackpotMoney } from './jackpot-money.ts'
import type { LineModel } from './line-model.ts'
import { expectTier, type Instance, shareOfFund, type TierMoney } from './tier-money.ts'

const toPercentage = (amount: bigint, percent: number): number => Number((amount * BigInt(percent)) / 100n)

const openInstance = (terms: PrizeTerms, lines: number): Instance => {
  const fund = toPercentage(terms.cost * BigInt(lines), terms.payoutPercentage)
  const shared = terms.tiers.reduce(
    (sum, { prize, prizes = 1 }) =>
      sum + (prize.kind === 'share' ? shareOfFund({ fund }, prize.percent) * prizes * terms.draws : 0),
    0,
  )
  return { terms, lines, fund, rest: terms.paysRollover ? 0 : Math.max(0, fund - shared) }
}

/** How many prizes each tier has, where luck does not decide it. A raffle with few tickets draws its first prizes only. */
const countPrizes = ({ tiers, paysRollover }: PrizeTerms, lines: number): (number | undefined)[] => {
  let before = 0
  return tiers.map(({ prizes }) => {
    if (prizes === undefined) return undefined
    const won = Math.min(prizes, Math.max(0, lines - (paysRollover ? before : 0)))
    before += prizes
    return won
  })
}

interface Totals {
  readonly contribution: number
  readonly rollover: number
  readonly reserve: Bounds
  readonly topUp: Bounds
}

const sumUp = (
  instance: Instance,
  money: readonly (TierMoney | undefined)[],
  jackpot: JackpotMoney | undefined,
) => {
  const add = (of: (each: TierMoney) => number): number =>
    money.reduce((sum, each) => sum + (each ? of(each) : 0), 0)
  return {
    fromFund: add(each => each.fromFund),
    reserve: {
      low: add(each => each.fromReserve.low) + (jackpot?.fromReserve.low ?? 0),
      high: add(each => each.fromReserve.high) + (jackpot?.fromReserve.high ?? 0),
    },
    rollover: Math.max(0, instance.fund - add(each => each.fromFund)),
  }
}

/** The exact figures of a drawn game at a number of lines per instance. The ladder has the odds at that number. */
export const describeDraw = (terms: PrizeTerms, ladder: Ladder, model: LineModel): GameFigures => {
  const { lines } = model
  const instance = openInstance(terms, lines)
  const pool = terms.cost * BigInt(lines)
  const price = Math.max(1, Number((terms.cost + terms.fee) * BigInt(lines)))
  const contribution = toPercentage(pool, terms.progressivePercentage)
  const prizes = countPrizes(terms, lines)
  const money = terms.tiers.map((tier, i) =>
    tier.prize.kind === 'jackpot' ? undefined : expectTier(tier, prizes[i], instance, model.bets?.[i]),
  )
  const jackpot = expectJackpot(instance, model, contribution)
  const { reserve, rollover } = sumUp(instance, money, jackpot)
  const topUp = jackpot?.topUp ?? { low: 0, high: 0 }
  const sales = instance.fund + contribution
  const withGuarantees = (sales + reserve.high + topUp.high) / price
  const totals = { contribution, rollover, reserve, topUp }
  return {
    lines,
    anyPrize: ladder.anyPrize,
    tiers: toTiers(terms, ladder, money, jackpot, totals, model, price),
    returns: {
      fromSales: sales / price,
      withGuarantees,
      bounds: { low: (sales + reserve.low + topUp.low) / price, high: withGuarantees },
      operatorShare: 1 - withGuarantees,
    },
    risk: describeRisk(terms, money, jackpot, totals, model, price - sales),
  }
}

const toTiers = (
  terms: PrizeTerms,
  ladder: Ladder,
  money: readonly (TierMoney | undefined)[],
  jackpot: JackpotMoney | undefined,
  { contribution, rollover, topUp }: Totals,
  { lines, hasRanking, jackpotChance }: LineModel,
  price: number,
): TierFigures[] => {
  const bets = terms.isPerBet ? expectedReturns(terms) : []
  const toJackpot = contribution + (hasRanking ? 0 : rollover)
  const tiers = ladder.tiers.map(({ name, odds }, i): TierFigures => {
    const each = money[i]
    const bet = bets[i]
    if (each)
      return {
        name,
        odds,
        winners: each.winners,
        share: each.paid / price,
        ...(bet !== undefined && { betReturn: bet / 100 }),
      }
    const paid = toJackpot + topUp.high + (jackpot?.fromReserve.high ?? 0)
    const winners = jackpotChance ?? (lines * terms.draws * Number(odds.ways)) / Number(odds.total)
    return { name, odds, winners, share: paid / price }
  })
  const ranking = hasRanking && rollover > 0 ? [{ name: 'Ranking', winners: 0, share: rollover / price }] : []
  const rolledOver =
    terms.paysRollover && toJackpot > 0
      ? [
          {
            name: 'Rolled over',
            winners: Math.min(lines, terms.tiers[0]?.prizes ?? 0),
            share: toJackpot / price,
          },
        ]
      : []
  return [...tiers, ...ranking, ...rolledOver]
}

const describeRisk = (
  terms: PrizeTerms,
  money: readonly (TierMoney | undefined)[],
  jackpot: JackpotMoney | undefined,
  { contribution, rollover, topUp }: Totals,
  model: LineModel,
  kept: number,
): RiskFigures => {
  const costs = [...money.flatMap(each => each?.costs ?? []), ...(jackpot?.costs ?? [])]
  const chance = jackpot?.chance.high ?? 0
  const seeding: Cost[] =
    chance > 0 && topUp.high > 0 ? [{ costs: [0, topUp.high / chance], chances: [1 - chance, chance] }] : []
  const grown = contribution + (model.hasRanking ? 0 : rollover) + topUp.high
  const won = chance > 0 ? { chance, instancesToWin: 1 / chance, meanWhenWon: grown / chance } : undefined
  return {
    payIn: findExcess([...costs, ...seeding], kept),
    spread: findSpread([...costs, ...seeding]),
    ...(won && { jackpot: won }),
    maxCost: findMaxCost(terms, won?.meanWhenWon ?? 0),
    beyondReserve: findExcess(costs, Number(terms.reserve)).chance,
  }
}

const findMaxCost = (terms: PrizeTerms, jackpot: number): RiskFigures['maxCost'] => {
  const pool = terms.cost * BigInt(terms.cap)
  const tier = terms.tiers.find(each => each.prize.kind === 'jackpot')
  const seed = tier?.prize.kind === 'jackpot' ? Number(tier.prize.seed ?? 0) : 0
  const parts: CostPart[] = [
    { name: 'prizeFund', amount: toPercentage(pool, terms.payoutPercentage) },
    { name: 'jackpot', amount: jackpot },
    { name: 'guaranteed', amount: Number(liability(terms)) },
    { name: 'nextSeed', amount: seed },
  ]
  return { parts, total: parts.reduce((sum, { amount }) => sum + amount, 0) }
}

import { type GameTerms, areTermsForKind } from '@fairground/fair/games/games'
import { arrangements } from '@fairground/fair/games/pick-x/pick-x-play'
import { openRace } from '@fairground/fair/games/regular/regular-race'
import { payRanks } from '@fairground/fair/games/regular/regular-ranking'
import { payTiers } from '@fairground/fair/settlement/pay-tiers'
import { dividePool } from '@fairground/fair/settlement/pool'
import { settleLadder } from '@fairground/fair/settlement/settle-ladder'
import type { Settlement } from '@fairground/fair/settlement/settlement'
import type { WonTier } from '@fairground/fair/settlement/won-tier'
import { tierOdds } from '@fairground/rules/kinds/one-draw/odds'
import { digitOdds } from '@fairground/rules/kinds/pick-x/odds'
import { drawOdds, luckyOdds } from '@fairground/rules/kinds/regular/odds'
import type { Odds } from '@fairground/rules/odds/odds'
import { boxableDraws } from './bets.ts'
import { classSampler } from '../count-sampler.ts'
import { drawInstance, type SoldGame } from '../full-settlement.ts'

/** Counts the winners of a kind without their lines. Units are in the order of the settled tiers. */
export interface CountedKind {
  countUnits(): number[]
  /** Settles with the payout rule of the settlement. */
  pay(units: readonly number[], jackpot: bigint): Settlement
}

const toChance = ({ ways, total }: Odds): number => Number(ways) / Number(total)

/** All units of a tier as one winner, which the payout rule pays the same in total. */
const withUnits = (tiers: readonly Omit<WonTier, 'won'>[], units: readonly number[]): WonTier[] =>
  tiers.map((tier, seq0) => {
    const won = units[seq0] ?? 0
    return { ...tier, won: won === 0 ? [] : [{ seq0, units: won }] }
  })

const countMatches = ({ terms, lines, pool, random }: SoldGame, chances: readonly number[]): CountedKind => {
  const sample = classSampler(lines, chances)
  const counts = chances.map(() => 0)
  const tiers = terms.prizeTable.tiers.map(({ name, prize }) => ({ name, prize, ladder: 0 }))
  return {
    countUnits: () => {
      sample(random, counts)
      return counts
    },
    pay: (units, jackpot) =>
      settleLadder(terms.prizeTable, { pool, jackpot }, withUnits(tiers as WonTier[], units)),
  }
}

const countBets = (game: SoldGame, terms: GameTerms<'oneDrawGameExtMulti'>): CountedKind => {
  const { lines, pool, random } = game
  const { rules, prizeTable } = terms
  const share = 1 / rules.multiOptions.length
  const { tiers } = prizeTable
  /** A box wins only if the drawn digits have its number of orders, so the chances depend on the draw. */
  const chancesAt = (orders: number): number[] =>
    tiers.map(({ option, arrangements: wanted }) => {
      if (option !== 'box') return share * toChance(digitOdds(option, rules.pick, wanted))
      return wanted === orders ? (share * orders) / boxableDraws(rules.pick) : 0
    })
  const samplers = new Map<number, ReturnType<typeof classSampler>>()
  const counts = tiers.map(() => 0)
  return {
    countUnits: () => {
      const outcome = drawInstance(game)
      const orders = 'digits' in outcome ? arrangements(outcome.digits) : 1
      const sample = samplers.get(orders) ?? classSampler(lines, chancesAt(orders))
      samplers.set(orders, sample)
      sample(random, counts)
      return counts
    },
    pay: (units, jackpot) => settleLadder(prizeTable, { pool, jackpot }, withUnits(tiers, units)),
  }
}

/** The draws of a race are counted as independent. In truth the same lines take part, which changes no mean. */
const countRace = ({ lines, pool, random }: SoldGame, terms: GameTerms<'regularGame'>): CountedKind => {
  const { rules, prizeTable } = terms
  const shape = { pick: rules.pick, of: rules.from, balls: rules.ballsPerDraw, draws: rules.draws }
  const { tiers } = openRace(
    rules,
    prizeTable.tiers,
    Array.from({ length: rules.draws }, () => ({ numbers: [] })),
  )
  const chances = prizeTable.tiers.flatMap(({ matches }) => {
    const chance = toChance(drawOdds(shape, matches))
    const double = rules.luckyBall ? toChance(luckyOdds(shape, matches)) : 0
    return [chance * (1 - double), chance * double]
  })
  const sample = classSampler(lines, chances)
  const counts = chances.map(() => 0)
  const jackpots = prizeTable.tiers.filter(tier => tier.prize.kind === 'jackpot').length
  const others = prizeTable.tiers.length - jackpots
  const players = Array.from({ length: Math.min(lines, prizeTable.ranked.length) }, (_, i) => i)
  return {
    countUnits: () => {
      const units = tiers.map(() => 0)
      for (let draw = 0; draw < rules.draws; draw++) {
        sample(random, counts)
        for (let tier = 0; tier < prizeTable.tiers.length; tier++) {
          const at = tier < jackpots ? tier : tier + draw * others
          units[at] = units[at]! + counts[2 * tier]! + 2 * counts[2 * tier + 1]!
        }
      }
      return units
    },
    pay: (units, jackpot) => {
      const { prizeFund, contribution, revenue } = dividePool(prizeTable, pool)
      const whole = jackpot + contribution
      const paid = payTiers(withUnits(tiers, units), { fund: prizeFund, jackpot: whole })
      const rest = prizeFund - paid.fromFund
      const ranks = payRanks(players, prizeTable.ranked, rest)
      const rollover = rest - ranks.paid
      return {
        prizeFund,
        contribution,
        revenue,
        tiers: [...paid.tiers, ...ranks.tiers],
        payouts: [...paid.payouts, ...ranks.payouts],
        fromReserve: paid.fromReserve,
        rollover,
        jackpotAfter: whole + rollover - paid.fromJackpot,
      }
    },
  }
}

/** Undefined for kinds that are settled from some of their tickets instead. */
export const openCountedKind = (game: SoldGame): CountedKind | undefined => {
  const { terms } = game
  if (areTermsForKind(terms, 'oneDrawGame')) {
    const first = { pick: terms.rules.pick, of: terms.rules.from }
    return countMatches(
      game,
      terms.prizeTable.tiers.map(tier => toChance(tierOdds({ first }, tier))),
    )
  }
  if (areTermsForKind(terms, 'oneDrawGameExt')) {
    const { pick, from, pick2nd, from2nd } = terms.rules
    const shape = { first: { pick, of: from }, second: { pick: pick2nd, of: from2nd } }
    return countMatches(
      game,
      terms.prizeTable.tiers.map(tier => toChance(tierOdds(shape, tier))),
    )
  }
  if (areTermsForKind(terms, 'oneDrawGameExtMulti')) return countBets(game, terms)
  return areTermsForKind(terms, 'regularGame') ? countRace(game, terms) : undefined
}

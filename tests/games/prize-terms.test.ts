import { openDraws } from '@fairground/fair/crypto/draw-stream'
import { countUnits, drawGame, type GameKind, type GameTerms, settleGame } from '@fairground/fair/games/games'
import { payoutAmount, type Settlement, type TierResult } from '@fairground/fair/settlement/settlement'
import { checkPrizes } from '@fairground/rules/prizes/check-prizes'
import type { PrizeTerms, TierTerms } from '@fairground/rules/prizes/prize-terms'
import { guaranteedAmount } from '@fairground/rules/odds/prize-table'
import { requiredReserve, type Sale, toPrizeTerms } from '@fairground/server/kinds/prize-terms'
import { expect, it } from 'vitest'
import { Choices } from '../verifier/choices.ts'
import { gameKinds, randomTerms } from '../verifier/random-terms.ts'

/** The full run uses 10,000 valid terms of every kind. */
const runs = Number(process.env['PROPERTY_RUNS'] ?? 150)
const longest = 7_200_000

interface ValidGame {
  readonly terms: GameTerms
  readonly sale: Sale
  readonly prizes: PrizeTerms
  readonly choices: Choices
  readonly plays: () => string
}

/** Random terms with the reserve that they need, or undefined if the rules refuse them. */
function validGame(kind: GameKind, number: number): ValidGame | undefined {
  const choices = new Choices(number * gameKinds.length + gameKinds.indexOf(kind))
  const { terms: given, plays } = randomTerms(kind, choices)
  const sale = { cost: BigInt(choices.between(1, 500)), fee: 0n, cap: choices.between(1, 30) }
  const reserve = requiredReserve(given, sale)
  const { reserve: _, ...table } = given.prizeTable
  const prizeTable = { ...table, ...(reserve > 0n && { reserve: String(reserve) }) }
  const terms = { ...given, prizeTable } as GameTerms
  const prizes = toPrizeTerms(terms, sale)
  return checkPrizes(prizes, undefined).length === 0 ? { terms, sale, prizes, choices, plays } : undefined
}

function settle({ terms, sale, choices, plays }: ValidGame, sold: number) {
  const tickets = Array.from({ length: sold }, (_, seq0) => ({
    seq0,
    plays: plays(),
    player: choices.one(['a', 'b', 'c']),
  }))
  const pool = tickets.reduce(
    (sum, ticket) => sum + BigInt(countUnits(terms.rules, ticket.plays)) * sale.cost,
    0n,
  )
  const [top] = terms.prizeTable.tiers
  const seed = top?.prize.kind === 'jackpot' ? BigInt(top.prize.seed ?? 0) : 0n
  const jackpot = seed + BigInt(choices.between(0, 1000))
  const field = { tickets: sold, seq0At: (index: number) => index }
  const outcome = drawGame(openDraws('FD1', choices.bytes(32), choices.bytes(32)), terms.rules, field)
  return { settlement: settleGame({ ...terms, outcome, tickets, pool, jackpot }), pool, jackpot }
}

/** The tiers of one draw in the order of the terms. A race names them "2/Three right". */
function tiersByDraw({ tiers }: Settlement): Map<string, TierResult[]> {
  return Map.groupBy(tiers, tier => /^(\d+)\//.exec(tier.name)?.[1] ?? '')
}

const baseName = (name: string): string => name.replace(/^\d+\//, '')

/** What one unit of a won tier was paid; a shared prize counts as a whole. */
const paidEach = ({ paid, units }: TierResult, { prizes, isExtra = false }: TierTerms): bigint =>
  paid / BigInt(Math.min(units, prizes ?? (isExtra ? 1 : units)))

const ranked = ({ tiers, isPerBet }: PrizeTerms): TierTerms[] => {
  const compared = tiers.filter(tier => !tier.isExtra)
  return isPerBet ? compared.toSorted((a, b) => Number(a.odds.ways - b.odds.ways)) : compared
}

/** Pairs of a better and a lower tier in which the better one paid less. */
function inversions(prizes: PrizeTerms, settlement: Settlement): string[] {
  const draws = tiersByDraw(settlement)
  const whole = draws.get('') ?? []
  return [...draws.values()].flatMap(tiers => {
    const all = [...tiers, ...whole]
    const won = ranked(prizes).flatMap(tier => {
      const result = all.find(each => baseName(each.name) === tier.name && each.winners > 0)
      return result ? [{ name: result.name, each: paidEach(result, tier) }] : []
    })
    return won
      .slice(1)
      .flatMap((lower, i) => (lower.each > won[i]!.each ? [`${won[i]!.name} < ${lower.name}`] : []))
  })
}

/** Guaranteed prizes that were not paid as the terms say. */
function broken(prizes: PrizeTerms, { tiers }: Settlement): string[] {
  return tiers.flatMap(result => {
    const tier = prizes.tiers.find(each => each.name === baseName(result.name))
    if (!tier || result.winners === 0) return []
    const each = paidEach(result, tier)
    const due = guaranteedAmount(tier.prize)
    const isKept = tier.prize.kind === 'fixed' ? each === due : each >= due
    return isKept ? [] : [`${result.name} paid ${each}, guaranteed ${due}`]
  })
}

it.each(gameKinds)('valid terms of a %s keep every promise at any sales', { timeout: longest }, kind => {
  let [valid, draws, beyondReserve] = [0, 0, 0]
  for (let number = 0; valid < runs && number < runs * 400; number++) {
    const game = validGame(kind, number)
    if (!game) continue
    valid++
    for (const sold of new Set([1, game.choices.between(1, game.sale.cap), game.sale.cap])) {
      const { settlement, pool, jackpot } = settle(game, sold)
      draws++
      expect(inversions(game.prizes, settlement), `terms ${number}, ${sold} sold`).toEqual([])
      expect(broken(game.prizes, settlement), `terms ${number}, ${sold} sold`).toEqual([])
      const paid = settlement.payouts.reduce((sum, payout) => sum + payoutAmount(payout), 0n)
      expect(paid <= pool + jackpot + settlement.fromReserve).toBe(true)
      if (settlement.fromReserve > game.prizes.reserve) beyondReserve++
    }
  }
  expect(valid).toBe(runs)
  expect(beyondReserve / draws).toBeLessThanOrEqual(0.0001)
})

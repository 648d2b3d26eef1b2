import { type Balls, layouts } from '../bingo/layout.ts'
import { type BingoPattern, bingoPatterns, findPattern } from '../bingo/patterns.ts'
import { exactly, integer, list, object, refuse, type Shape, text } from '../shape.ts'
import type { BingoPrizeTable, BingoRules, BingoTier } from './bingo.ts'
import { checkLadder, checkPoolShares, parsePrize, percent } from './prize.ts'

const parseBalls: Shape<Balls> = (value, at) =>
  value === 75 || value === 90 ? value : refuse(at, 'is neither 75 nor 90')

const parsePattern: Shape<BingoPattern> = (value, at) =>
  bingoPatterns.find(pattern => pattern === value) ?? refuse(at, 'is not a pattern')

export const parseBingoRules: Shape<BingoRules> = (value, at) => {
  const rules = object<BingoRules>({
    kind: exactly('bingoGame'),
    balls: parseBalls,
    patterns: list(parsePattern),
    jackpotCalls: integer(0, 90),
  })(value, at)
  const { balls, patterns, jackpotCalls } = rules
  if (patterns.length === 0) refuse(`${at}.patterns`, 'are none')
  if (new Set(patterns).size !== patterns.length) refuse(`${at}.patterns`, 'name a pattern twice')
  if (patterns.some(pattern => findPattern(balls, pattern) === undefined))
    refuse(`${at}.patterns`, `are not all patterns of ${balls}-ball cards`)
  if (jackpotCalls > 0 && (jackpotCalls < layouts[balls].slots || jackpotCalls > balls))
    refuse(`${at}.jackpotCalls`, 'allows no full house, or any')
  if (jackpotCalls > 0 && !patterns.includes('fullHouse'))
    refuse(`${at}.patterns`, 'lack the full house that wins the jackpot')
  return rules
}

const jackpot = { name: '', prize: { kind: 'jackpot' } } as const

/** Besides the shape: every pattern has its prize, and no money is left without a way to a winner. */
export function parseBingoPrizeTable(value: unknown, at: string, rules: BingoRules): BingoPrizeTable {
  const table = object<BingoPrizeTable>({
    payoutPercentage: percent,
    progressivePercentage: percent,
    tiers: list(object<BingoTier>({ name: text(60), pattern: parsePattern, prize: parsePrize })),
  })(value, at)
  const { tiers, payoutPercentage, progressivePercentage } = table
  checkPoolShares(table, at)
  const hasJackpot = rules.jackpotCalls > 0
  checkLadder(hasJackpot ? tiers : [jackpot, ...tiers], table, `${at}.tiers`)
  const prizes = tiers.filter(tier => tier.prize.kind !== 'jackpot').map(tier => tier.pattern)
  if (prizes.toSorted().join() !== rules.patterns.toSorted().join())
    refuse(`${at}.tiers`, 'are not one for every pattern')
  if (hasJackpot && tiers[0]?.pattern !== 'fullHouse')
    refuse(`${at}.tiers`, 'give the jackpot to no full house')
  if (!hasJackpot && progressivePercentage > 0) refuse(at, 'feeds a jackpot that nobody can win')
  const isShared = tiers.some(tier => tier.prize.kind === 'share')
  if (!hasJackpot && !isShared && payoutPercentage > 0)
    refuse(`${at}.tiers`, 'do not share what fixed prizes leave')
  return table
}

import { type Balls, layouts } from './layout.ts'
import { type BingoPattern, bingoPatterns, findPattern } from './patterns.ts'
import { exactly, integer, list, object, refuse, type Shape, text } from '#encoding/shape.ts'
import type { BingoPrizeTable, BingoRules, BingoTier } from './bingo.ts'
import { checkLadder, checkMinimums, checkPoolShares, parsePrize, poolShares } from '#settlement/prize.ts'

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
  if (patterns.length === 0) refuse(`${at}.patterns`, 'are empty')
  if (new Set(patterns).size !== patterns.length) refuse(`${at}.patterns`, 'contain a duplicate pattern')
  if (patterns.some(pattern => findPattern(balls, pattern) === undefined))
    refuse(`${at}.patterns`, `are not all patterns of ${balls}-ball cards`)
  if (jackpotCalls > 0 && (jackpotCalls < layouts[balls].slots || jackpotCalls > balls))
    refuse(`${at}.jackpotCalls`, 'must be between the numbers on a card and the number of balls')
  if (jackpotCalls > 0 && !patterns.includes('fullHouse'))
    refuse(`${at}.patterns`, 'must include the full house that wins the jackpot')
  return rules
}

const jackpot = { name: '', prize: { kind: 'jackpot' } } as const

/** Also checks that every pattern has a prize and that all money is assigned. */
export function parseBingoPrizeTable(value: unknown, at: string, rules: BingoRules): BingoPrizeTable {
  const table = object<BingoPrizeTable>({
    ...poolShares,
    tiers: list(object<BingoTier>({ name: text(60), pattern: parsePattern, prize: parsePrize })),
  })(value, at)
  const { tiers, progressivePercentage } = table
  checkPoolShares(table, at)
  const hasJackpot = rules.jackpotCalls > 0
  checkLadder(hasJackpot ? tiers : [jackpot, ...tiers], table, `${at}.tiers`)
  const prizes = tiers.filter(tier => tier.prize.kind !== 'jackpot').map(tier => tier.pattern)
  if (prizes.toSorted().join() !== rules.patterns.toSorted().join())
    refuse(`${at}.tiers`, 'must have one tier for every pattern')
  if (hasJackpot && (tiers[0]?.prize.kind !== 'jackpot' || tiers[0].pattern !== 'fullHouse'))
    refuse(`${at}.tiers`, 'must give the jackpot to the full house')
  if (!hasJackpot && progressivePercentage > 0) refuse(at, 'feeds a jackpot that cannot be won')
  checkMinimums(
    tiers.filter(tier => tier.prize.kind !== 'jackpot').map(tier => tier.prize),
    `${at}.tiers`,
  )
  return table
}

import { exactly, flag, integer, list, object, refuse, type Shape, text } from '#encoding/shape.ts'
import { maxNumbers } from '#games/one-draw/one-draw-terms.ts'
import {
  checkFixedLast,
  checkMinimums,
  checkNames,
  checkPoolShares,
  parsePrize,
  poolShares,
} from '#settlement/prize.ts'
import type { RegularPrizeTable, RegularRules, RegularTier } from './regular.ts'

const count = integer(1, maxNumbers)
const maxBalls = 1000
const maxRanks = 100

export const parseRegularRules: Shape<RegularRules> = (value, at) => {
  const rules = object<RegularRules>({
    kind: exactly('regularGame'),
    pick: count,
    from: count,
    draws: integer(1, 100),
    ballsPerDraw: count,
    luckyBall: flag,
  })(value, at)
  const { pick, from, ballsPerDraw, draws } = rules
  if (ballsPerDraw > from) refuse(at, 'draws more numbers than the pool has')
  if (pick > ballsPerDraw) refuse(at, 'picks more numbers than are drawn')
  return draws * ballsPerDraw <= maxBalls ? rules : refuse(at, 'draws too many balls')
}

/** Settlement tiers are named `2/Four right` (draw/tier), so a tier name must not contain `/`. */
const tierName: Shape<string> = (value, at) => {
  const name = text(50)(value, at)
  return name.includes('/') ? refuse(at, 'contains a slash') : name
}

/** The ranking takes what the draws do not pay, so the whole prize fund is assigned. */
export function parseRegularPrizeTable(value: unknown, at: string, rules: RegularRules): RegularPrizeTable {
  const table = object<RegularPrizeTable>({
    ...poolShares,
    tiers: list(object<RegularTier>({ name: tierName, matches: integer(0, rules.pick), prize: parsePrize })),
    ranked: list(integer(1, 100)),
  })(value, at)
  const { tiers, ranked } = table
  checkPoolShares(table, at)
  checkNames(tiers, `${at}.tiers`)
  if (tiers.some((tier, i) => i > 0 && tier.matches >= (tiers[i - 1]?.matches ?? 0))) {
    refuse(`${at}.tiers`, 'are not in descending order of matches')
  }
  const jackpot = tiers.findLastIndex(tier => tier.prize.kind === 'jackpot')
  if (jackpot > 0) refuse(`${at}.tiers`, 'have a jackpot that is not the first tier')
  if (jackpot < 0 && table.progressivePercentage > 0)
    refuse(`${at}.tiers`, 'have no jackpot tier for the progressive percentage')
  const perDraw = tiers.reduce((sum, { prize }) => sum + (prize.kind === 'share' ? prize.percent : 0), 0)
  if (perDraw * rules.draws > 100) refuse(`${at}.tiers`, 'pay out more than the prize fund')
  const prizes = tiers.map(tier => tier.prize)
  checkMinimums(prizes, `${at}.tiers`)
  checkFixedLast(prizes, `${at}.tiers`)
  checkRanked(ranked, `${at}.ranked`)
  return table
}

function checkRanked(ranked: readonly number[], at: string): void {
  if (ranked.length > maxRanks) refuse(at, 'has too many ranks')
  if (ranked.reduce((sum, each) => sum + each, 0) !== 100) refuse(at, 'must add up to 100 percent')
  if (ranked.some((each, i) => i > 0 && each > (ranked[i - 1] ?? 0)))
    refuse(at, 'pays a lower rank more than a higher one')
}

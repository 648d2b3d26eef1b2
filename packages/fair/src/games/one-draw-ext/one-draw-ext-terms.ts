import { exactly, integer, list, object, refuse, type Shape, text } from '#encoding/shape.ts'
import type { ExtPrizeTable, ExtRules, ExtTier } from './one-draw-ext.ts'
import { maxNumbers } from '#games/one-draw/one-draw-terms.ts'
import {
  checkFixedLast,
  checkLadder,
  checkMinimums,
  checkPoolShares,
  parsePrize,
  poolShares,
} from '#settlement/prize.ts'

const count = integer(1, maxNumbers)

export const parseExtRules: Shape<ExtRules> = (value, at) => {
  const rules = object<ExtRules>({
    kind: exactly('oneDrawGameExt'),
    pick: count,
    from: count,
    pick2nd: count,
    from2nd: count,
  })(value, at)
  const isPossible = rules.pick <= rules.from && rules.pick2nd <= rules.from2nd
  return isPossible ? rules : refuse(at, 'picks more numbers than the pool has')
}

const isBetter = (tier: ExtTier, than: ExtTier): boolean =>
  tier.matches >= than.matches && tier.matches2nd >= than.matches2nd

export function parseExtPrizeTable(value: unknown, at: string, rules: ExtRules): ExtPrizeTable {
  const table = object<ExtPrizeTable>({
    ...poolShares,
    tiers: list(
      object<ExtTier>({
        name: text(60),
        matches: integer(0, rules.pick),
        matches2nd: integer(0, rules.pick2nd),
        prize: parsePrize,
      }),
    ),
  })(value, at)
  checkPoolShares(table, at)
  const required = table.tiers.map(({ matches, matches2nd }) => `${matches}|${matches2nd}`)
  if (new Set(required).size !== required.length) refuse(`${at}.tiers`, 'require the same matches twice')
  if (table.tiers.some((tier, i) => table.tiers.slice(0, i).some(above => isBetter(tier, above))))
    refuse(`${at}.tiers`, 'list a better match below a lower one')
  checkLadder(table.tiers, table, `${at}.tiers`)
  const prizes = table.tiers.map(tier => tier.prize)
  checkMinimums(prizes, `${at}.tiers`)
  checkFixedLast(prizes, `${at}.tiers`)
  return table
}

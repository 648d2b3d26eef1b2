import { exactly, integer, list, object, refuse, type Shape, text } from '#encoding/shape.ts'
import type { OneDrawPrizeTable, OneDrawRules, OneDrawTier } from './one-draw.ts'
import {
  checkFixedLast,
  checkLadder,
  checkMinimums,
  checkPoolShares,
  parsePrize,
  poolShares,
} from '#settlement/prize.ts'

export const maxNumbers = 999

export const parseOneDrawRules: Shape<OneDrawRules> = (value, at) => {
  const rules = object<OneDrawRules>({
    kind: exactly('oneDrawGame'),
    pick: integer(1, maxNumbers),
    from: integer(1, maxNumbers),
  })(value, at)
  return rules.pick <= rules.from ? rules : refuse(at, 'picks more numbers than the pool has')
}

export function parseOneDrawPrizeTable(value: unknown, at: string, rules: OneDrawRules): OneDrawPrizeTable {
  const table = object<OneDrawPrizeTable>({
    ...poolShares,
    tiers: list(object<OneDrawTier>({ name: text(60), matches: integer(0, rules.pick), prize: parsePrize })),
  })(value, at)
  const { tiers } = table
  checkPoolShares(table, at)
  if (tiers.some((tier, i) => i > 0 && tier.matches >= (tiers[i - 1]?.matches ?? 0))) {
    refuse(`${at}.tiers`, 'are not in descending order of matches')
  }
  checkLadder(tiers, table, `${at}.tiers`)
  const prizes = tiers.map(tier => tier.prize)
  checkMinimums(prizes, `${at}.tiers`)
  checkFixedLast(prizes, `${at}.tiers`)
  return table
}

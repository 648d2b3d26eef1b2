import { exactly, integer, list, object, refuse, type Shape, text } from '../shape.ts'
import type { OneDrawPrize, OneDrawPrizeTable, OneDrawRules, OneDrawTier } from './one-draw.ts'

const mostNumbers = 999
const percent = integer(0, 100)

export const parseOneDrawRules: Shape<OneDrawRules> = (value, at) => {
  const rules = object<OneDrawRules>({
    kind: exactly('oneDrawGame'),
    pick: integer(1, mostNumbers),
    from: integer(1, mostNumbers),
  })(value, at)
  return rules.pick <= rules.from ? rules : refuse(at, 'picks more numbers than there are')
}

const parsePrize: Shape<OneDrawPrize> = (value, at) => {
  const isShare = typeof value === 'object' && value !== null && 'percent' in value
  return isShare
    ? object<Extract<OneDrawPrize, { kind: 'share' }>>({ kind: exactly('share'), percent })(value, at)
    : object<Extract<OneDrawPrize, { kind: 'jackpot' }>>({ kind: exactly('jackpot') })(value, at)
}

/** Besides the shape: whatever would leave money without a way to a winner is refused. */
export function parseOneDrawPrizeTable(value: unknown, at: string, rules: OneDrawRules): OneDrawPrizeTable {
  const table = object<OneDrawPrizeTable>({
    payoutPercentage: percent,
    progressivePercentage: percent,
    tiers: list(object<OneDrawTier>({ name: text(60), matches: integer(0, rules.pick), prize: parsePrize })),
  })(value, at)
  const { tiers, payoutPercentage, progressivePercentage } = table
  if (payoutPercentage + progressivePercentage > 100) refuse(at, 'gives away more than the pool')
  if (tiers.some((tier, i) => i > 0 && tier.matches >= (tiers[i - 1]?.matches ?? 0))) {
    refuse(`${at}.tiers`, 'are not in descending order of matches')
  }
  if (new Set(tiers.map(tier => tier.name)).size !== tiers.length) refuse(`${at}.tiers`, 'share a name')
  if (tiers.findLastIndex(tier => tier.prize.kind === 'jackpot') !== 0) {
    refuse(`${at}.tiers`, 'do not have the jackpot at the top and only there')
  }
  const shares = tiers.flatMap(({ prize }) => (prize.kind === 'share' ? [prize.percent] : []))
  const whole = shares.reduce((sum, share) => sum + share, 0)
  if (shares.length === 0 ? payoutPercentage !== 0 : whole !== 100) {
    refuse(`${at}.tiers`, 'do not share the whole prize fund')
  }
  return table
}

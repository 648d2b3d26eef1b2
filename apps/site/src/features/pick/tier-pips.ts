import type { PickingRule } from './draft/draft-line.ts'
import type { PipsProps } from '@fairground/ui/games/numbers/pips.tsx'
import type { LiveTier } from '#shared/game/live-ladder.ts'

type Tier = Pick<LiveTier, 'matches' | 'matches2nd'>

/** The matched numbers as dots; undefined for digits, because dots cannot show an order. */
export const tierPips = (rule: PickingRule, { matches, matches2nd = 0 }: Tier): PipsProps | undefined => {
  if (rule.kind === 'digits') return undefined
  const { first, second } = rule
  return {
    filled: matches,
    total: first.pick,
    ...(second && { bonus: { filled: matches2nd, total: second.pick } }),
  }
}

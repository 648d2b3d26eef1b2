import type { GameResults } from '@fairground/contract/entities/games/game-results'
import type { GameTerms } from '@fairground/fair/games/games'
import type { StoredTier } from '#kinds/playout.ts'

/** What one winner got, or one unit where a play can win several. Winners who share one prize may differ by one minor unit. */
export const eachPaid = ({
  winners,
  units = winners,
  paid,
}: Pick<StoredTier, 'winners' | 'units' | 'paid'>) => (units === 0 ? 0n : BigInt(paid) / BigInt(units))

/** The final figures of one tier. */
export const toTierResult = (
  tier: StoredTier,
  i: number,
  { prizeTable }: GameTerms,
  amount: (value: bigint) => string,
): GameResults['winners'][number] => {
  const { name, matches = 0, winners, paid, call } = tier
  const rule = prizeTable.tiers.find(each => each.name === name)
  return {
    tier: i + 1,
    prizeText: name,
    matches,
    ...(rule && 'matches2nd' in rule && { matches2nd: rule.matches2nd }),
    winners,
    each: amount(eachPaid(tier)),
    paid: amount(BigInt(paid)),
    ...(rule && 'pattern' in rule && call !== undefined && { pattern: rule.pattern, call }),
  }
}

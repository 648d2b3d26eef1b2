import type { PickingRule } from '#features/pick/draft-line.ts'
import type { PipsProps } from '@fairground/ui/parts/pips.tsx'
import type { useText } from '#app/text.ts'
import type { LiveTier } from '#shared/live-ladder.ts'

type Text = ReturnType<typeof useText>
type Tier = Pick<LiveTier, 'kind' | 'matches' | 'matches2nd' | 'prizeText'>

/** "5 + 1" of a prize table says less than words do. */
const isOnlyFigures = (text: string): boolean => /^[\d\s+]*$/.test(text)

/** What a line must have for this prize. */
export const tierName = (t: Text, { kind, matches, matches2nd = 0, prizeText = '' }: Tier): string => {
  if (kind === 'jackpot') return t('pick.prizes.jackpot')
  if (!isOnlyFigures(prizeText)) return prizeText
  if (matches2nd === 0) return t('pick.prizes.matches', { count: matches })
  return matches === 0 ? t('pick.prizes.bonusOnly') : t('pick.prizes.matchesBonus', { count: matches })
}

/** As dots. Digits win by their order, which dots cannot show. */
export const tierPips = (rule: PickingRule, { matches, matches2nd = 0 }: Tier): PipsProps | undefined => {
  if (rule.kind === 'digits') return undefined
  const { first, second } = rule
  return {
    filled: matches,
    total: first.pick,
    ...(second && { bonus: { filled: matches2nd, total: second.pick } }),
  }
}

import type { useText } from '#core/text/text.ts'

type Text = ReturnType<typeof useText>

interface NamedTier {
  readonly kind?: string | undefined
  readonly matches: number
  readonly matches2nd?: number | undefined
  readonly prizeText?: string | undefined
}

/** True for names such as "5 numbers" or "5 + 1", which are replaced by a translated text. */
export const isPlainTierName = (name: string): boolean => /^(\d+ numbers?|[\d\s+]*)$/.test(name)

/** The matches that a line needs for this prize. */
export const tierName = (t: Text, { kind, matches, matches2nd = 0, prizeText = '' }: NamedTier): string => {
  if (kind === 'jackpot') return t('pick.prizes.jackpot')
  if (!isPlainTierName(prizeText)) return prizeText
  if (matches2nd === 0) return t('pick.prizes.matches', { count: matches })
  return matches === 0
    ? t('pick.prizes.bonusOnly')
    : t('pick.prizes.matchesBonus', { count: matches2nd, matches })
}

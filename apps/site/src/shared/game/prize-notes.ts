import { formatPrize } from '#core/money-format.ts'
import type { useText } from '#core/text/text.ts'
import type { LiveTier } from './live-ladder.ts'

type Text = ReturnType<typeof useText>

/** A prize, or its part of the prize fund while nothing is sold. */
export const prizeAmount = (t: Text, { each, percent, isEstimate }: LiveTier): string =>
  isEstimate && each.amount === 0n && percent !== undefined
    ? t('prize.ofFund', { percent })
    : formatPrize(each)

/** A share is labelled as an estimate, so that it is never taken for a promised prize. */
export const prizeNotes = (t: Text, { isEstimate, each }: LiveTier, ...notes: readonly string[]): string =>
  [...(isEstimate && each.amount > 0n ? [t('prize.estimated')] : []), ...notes].join(' · ')

import { add, compare, type Money, zero } from '@fairground/rules/money/money'
import type { TierView, Win } from '#features/bingo/round-view.ts'
import { currencyCode } from '#shared/money.ts'

/** What the viewer's tickets have brought back so far. */
const returned = (wins: readonly Win[], currencyId: string): Money =>
  wins.reduce<Money>(
    (sum, { tier }) => (tier.won ? add(sum, tier.won.each) : sum),
    zero(currencyCode(currencyId)),
  )

/** Whether what was just won is the viewer's, and brought back more than went in: only then it is celebrated. */
export const isWinning = (news: readonly TierView[], wins: readonly Win[], staked: Money): boolean =>
  news.some(({ tier }) => wins.some(mine => mine.tier.tier === tier)) &&
  compare(returned(wins, staked.currency), staked) > 0

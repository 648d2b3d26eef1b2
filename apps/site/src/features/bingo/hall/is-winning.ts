import { add, compare, type Money, zero } from '@fairground/rules/money/money'
import type { TierView, Win } from '#features/bingo/game/bingo-view.ts'
import { currencyCode } from '#core/money.ts'

/** The total that the viewer's tickets have won so far. */
const returned = (wins: readonly Win[], currencyId: string): Money =>
  wins.reduce<Money>(
    (sum, { tier }) => (tier.won ? add(sum, tier.won.each) : sum),
    zero(currencyCode(currencyId)),
  )

/** Whether the viewer just won and their total return exceeds their stake. Only then is the win celebrated. */
export const isWinning = (newlyWon: readonly TierView[], wins: readonly Win[], staked: Money): boolean =>
  newlyWon.some(({ tier }) => wins.some(mine => mine.tier.tier === tier)) &&
  compare(returned(wins, staked.currency), staked) > 0

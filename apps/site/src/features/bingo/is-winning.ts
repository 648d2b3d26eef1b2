import { add, compare, type Money, zero } from '@fairground/rules/money/money'
import type { CardView, TierView } from '#features/bingo/round-view.ts'
import { currencyCode } from '#shared/money.ts'

/** What the viewer's tickets have brought back so far. */
const returned = (cards: readonly CardView[], currencyId: string): Money =>
  cards
    .flatMap(({ won }) => won)
    .reduce<Money>((sum, { won }) => (won ? add(sum, won.each) : sum), zero(currencyCode(currencyId)))

/** Whether what was just won is the viewer's, and brought back more than went in: only then it is celebrated. */
export const isWinning = (news: readonly TierView[], cards: readonly CardView[], staked: Money): boolean =>
  news.some(({ tier }) => cards.some(({ won }) => won.some(mine => mine.tier === tier))) &&
  compare(returned(cards, staked.currency), staked) > 0

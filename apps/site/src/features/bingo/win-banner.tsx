import { formatExact } from '@fairground/rules/money/format'
import { useText } from '#app/text.ts'
import type { CardView, TierView } from '#features/bingo/round-view.ts'

const isMine = (cards: readonly CardView[], { tier }: TierView): boolean =>
  cards.some(({ won }) => won.some(mine => mine.tier === tier))

/** What was just won, by how many, and whether one of them is the viewer. */
export function WinBanner({ news, cards }: { news: readonly TierView[]; cards: readonly CardView[] }) {
  const t = useText()
  return news.map(tier => {
    if (tier.won === undefined) return null
    const { winners, each } = tier.won
    return (
      <p key={tier.tier}>
        {t('bingo.playout.banner.each', { name: tier.name, count: winners, each: formatExact(each) })}
        {isMine(cards, tier) &&
          `. ${t(winners === 1 ? 'bingo.playout.banner.yoursAlone' : 'bingo.playout.banner.yours')}`}
      </p>
    )
  })
}

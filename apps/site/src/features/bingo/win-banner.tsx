import { formatExact } from '@fairground/rules/money/format'
import { useText } from '#app/text.ts'
import type { TierView, Win } from '#features/bingo/round-view.ts'

const isMine = (wins: readonly Win[], { tier }: TierView): boolean =>
  wins.some(mine => mine.tier.tier === tier)

/** What was just won, by how many, and whether one of them is the viewer. */
export function WinBanner({ news, wins }: { news: readonly TierView[]; wins: readonly Win[] }) {
  const t = useText()
  return news.map(tier => {
    if (tier.won === undefined) return null
    const { winners, each } = tier.won
    return (
      <p key={tier.tier}>
        {t('bingo.playout.banner.each', { name: tier.name, count: winners, each: formatExact(each) })}
        {isMine(wins, tier) &&
          `. ${t(winners === 1 ? 'bingo.playout.banner.yoursAlone' : 'bingo.playout.banner.yours')}`}
      </p>
    )
  })
}

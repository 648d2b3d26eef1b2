import { formatExact } from '#core/money-format.ts'
import { useText } from '#core/text/text.ts'
import type { TierView, Win } from '#features/bingo/game/bingo-view.ts'

const isMine = (wins: readonly Win[], { tier }: TierView): boolean =>
  wins.some(mine => mine.tier.tier === tier)

/** The prizes just won, the number of winners, and whether the viewer is one of them. */
export function WinBanner({ newlyWon, wins }: { newlyWon: readonly TierView[]; wins: readonly Win[] }) {
  const t = useText()
  return newlyWon.map(tier => {
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

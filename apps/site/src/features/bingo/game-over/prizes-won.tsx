import { formatExact } from '#core/money-format.ts'
import { Card } from '@fairground/ui/layout/card.tsx'
import { PrizeRungs } from '@fairground/ui/games/prize-rungs.tsx'
import { useText } from '#core/text/text.ts'
import type { TierView } from '#features/bingo/game/bingo-view.ts'
import { usePrizeText } from '#features/bingo/game/use-prize-text.ts'

/** Each pattern with its winning ball, the number of winners, and the prize per winner. */
export function PrizesWon({ tiers }: { tiers: readonly TierView[] }) {
  const t = useText()
  const prizeText = usePrizeText()
  const rungs = tiers.map(tier => {
    const { won, state } = tier
    const isWon = state === 'done' && won !== undefined && won.winners > 0
    return {
      id: String(tier.tier),
      name: tier.name,
      note: isWon
        ? t('bingo.over.prizesNote', { call: won.call, count: won.winners })
        : t('bingo.over.nobody'),
      prize: isWon ? t('bingo.over.each', { amount: formatExact(won.each) }) : prizeText(tier),
      state: isWon ? ('done' as const) : ('missed' as const),
    }
  })
  return (
    <Card title={t('bingo.over.prizes')} pad="sm">
      <PrizeRungs rungs={rungs} label={t('bingo.over.prizes')} />
    </Card>
  )
}

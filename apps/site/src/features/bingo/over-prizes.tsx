import { formatExact } from '@fairground/rules/money/format'
import { Card } from '@fairground/ui/parts/card.tsx'
import { PrizeRungs } from '@fairground/ui/parts/prize-rungs.tsx'
import { useText } from '#app/text.ts'
import type { TierView } from '#features/bingo/round-view.ts'
import { usePrizeText } from '#features/bingo/use-prize-text.ts'

/** Each pattern: on which ball, by how many, and what each of them got. */
export function OverPrizes({ tiers }: { tiers: readonly TierView[] }) {
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

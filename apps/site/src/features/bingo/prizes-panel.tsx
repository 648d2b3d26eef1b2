import { Card } from '@fairground/ui/parts/card.tsx'
import { PrizeRungs } from '@fairground/ui/parts/prize-rungs.tsx'
import { useText } from '#app/text.ts'
import type { RoundView, TierView } from '#features/bingo/round-view.ts'
import { usePrizeText } from '#features/bingo/use-prize-text.ts'

const useNote = (calls: number, jackpotCalls: number) => {
  const t = useText()
  return ({ state, won }: TierView): string => {
    if (state === 'done')
      return won === undefined ? '' : t('bingo.playout.prizes.won', { call: won.call, count: won.winners })
    if (state === 'jackpot')
      return calls === 0
        ? t('bingo.playout.prizes.jackpot', { calls: jackpotCalls })
        : t('bingo.playout.prizes.jackpotLeft', { count: jackpotCalls - calls })
    return t(`bingo.playout.prizes.${state}`)
  }
}

/** The prizes in the order they are played for, ticked as they are won. */
export function PrizesPanel({ view, jackpotCalls }: { view: RoundView; jackpotCalls: number }) {
  const t = useText()
  const prizeText = usePrizeText()
  const noteOf = useNote(view.calls, jackpotCalls)
  return (
    <Card title={t('bingo.playout.prizes.title')} pad="sm">
      <PrizeRungs
        label={t('bingo.playout.prizes.title')}
        rungs={view.tiers.map(tier => ({
          id: String(tier.tier),
          name: tier.name,
          note: noteOf(tier),
          prize: prizeText(tier),
          state: tier.state,
        }))}
      />
    </Card>
  )
}

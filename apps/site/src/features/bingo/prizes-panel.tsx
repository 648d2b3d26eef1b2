import { Card } from '@fairground/ui/parts/card.tsx'
import { type PrizeRung, PrizeRungs } from '@fairground/ui/parts/prize-rungs.tsx'
import { memo, useCallback, useMemo } from 'react'
import { useText } from '#app/text.ts'
import type { RoundView, TierView } from '#features/bingo/round-view.ts'
import { usePrizeText } from '#features/bingo/use-prize-text.ts'

const useNote = (jackpotCalls: number) => {
  const t = useText()
  return useCallback(
    ({ state, won }: TierView): string => {
      if (state === 'done')
        return won === undefined ? '' : t('bingo.playout.prizes.won', { call: won.call, count: won.winners })
      return state === 'jackpot'
        ? t('bingo.playout.prizes.jackpot', { calls: jackpotCalls })
        : t(`bingo.playout.prizes.${state}`)
    },
    [t, jackpotCalls],
  )
}

interface PrizesPanelProps {
  tiers: RoundView['tiers']
  jackpotCalls: number
  /** So far; of no interest once no jackpot can be won any more. */
  calls: number
}

/** The prizes in the order they are played for, ticked as they are won. */
export const PrizesPanel = memo(function PrizesPanel({ tiers, jackpotCalls, calls }: PrizesPanelProps) {
  const t = useText()
  const prizeText = usePrizeText()
  const noteOf = useNote(jackpotCalls)
  const rungs = useMemo(
    () =>
      tiers.map(
        (tier): PrizeRung => ({
          id: String(tier.tier),
          name: tier.name,
          note: noteOf(tier),
          prize: prizeText(tier),
          state: tier.state,
        }),
      ),
    [tiers, noteOf, prizeText],
  )
  const title = t('bingo.playout.prizes.title')
  return (
    <Card title={title} pad="sm">
      <PrizeRungs
        label={title}
        rungs={rungs.map(rung =>
          rung.state === 'jackpot' && calls > 0
            ? { ...rung, note: t('bingo.playout.prizes.jackpotLeft', { count: jackpotCalls - calls }) }
            : rung,
        )}
      />
    </Card>
  )
})

import { Card } from '@fairground/ui/parts/card.tsx'
import { type PrizeRung, PrizeRungs } from '@fairground/ui/parts/prize-rungs.tsx'
import { useCallback, useMemo } from 'react'
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

/** The prizes in the order they are played for, ticked as they are won. */
export function PrizesPanel({ view, jackpotCalls }: { view: RoundView; jackpotCalls: number }) {
  const t = useText()
  const prizeText = usePrizeText()
  const noteOf = useNote(jackpotCalls)
  const { tiers, calls } = view
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
}

import { Card } from '@fairground/ui/layout/card.tsx'
import { type PrizeRung, PrizeRungs } from '@fairground/ui/games/prize-rungs.tsx'
import { memo, useCallback } from 'react'
import { useText } from '#core/text/text.ts'
import type { Hall, HallMoment } from './hall.ts'
import { LiveText } from './live-text.tsx'
import type { TierView } from '#features/bingo/game/bingo-view.ts'
import { useHallMoment } from './use-hall-moment.ts'
import { usePrizeText } from '#features/bingo/game/use-prize-text.ts'

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
  hall: Hall
  jackpotCalls: number
}

const hasBegun = ({ calls }: HallMoment): boolean => calls.length > 0

function Rungs({ hall, jackpotCalls }: PrizesPanelProps) {
  const t = useText()
  const prizeText = usePrizeText()
  const getNote = useNote(jackpotCalls)
  const tiers = useHallMoment(hall, ({ view }) => view.tiers)
  const begun = useHallMoment(hall, hasBegun)
  const jackpotLeft = (
    <LiveText
      hall={hall}
      text={({ calls }) => t('bingo.playout.prizes.jackpotLeft', { count: jackpotCalls - calls.length })}
    />
  )
  return (
    <PrizeRungs
      label={t('bingo.playout.prizes.title')}
      rungs={tiers.map(
        (tier): PrizeRung => ({
          id: String(tier.tier),
          name: tier.name,
          note: tier.state === 'jackpot' && begun ? jackpotLeft : getNote(tier),
          prize: prizeText(tier),
          state: tier.state,
        }),
      )}
    />
  )
}

/** The prizes in playing order, ticked as they are won. */
export const PrizesPanel = memo(function PrizesPanel(props: PrizesPanelProps) {
  const t = useText()
  return (
    <Card title={t('bingo.playout.prizes.title')} pad="sm">
      <Rungs {...props} />
    </Card>
  )
})

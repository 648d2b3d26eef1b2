import { Card } from '@fairground/ui/layout/card.tsx'
import { PrizeRungs } from '@fairground/ui/games/prize-rungs.tsx'
import { useText } from '#core/text/text.ts'
import type { TierState } from './tier-states.ts'
import { usePrizeWords } from '#features/raffle/tickets/use-prize-words.ts'
import { raffleNumber } from '#kinds/raffle/raffle-kind.ts'

const maxNamedTickets = 3

const useNote = () => {
  const t = useText()
  return ({ state, tickets }: TierState): string => {
    if (state !== 'done') return t(`raffle.playout.prizes.${state}`)
    const named = tickets.slice(0, maxNamedTickets).map(raffleNumber).join(', ')
    const more = tickets.length - maxNamedTickets
    return more > 0
      ? t('raffle.playout.prizes.more', { tickets: named, count: more })
      : t('raffle.playout.prizes.done', { tickets: named, count: tickets.length })
  }
}

/** The prizes in drawing order, ticked as their tickets are drawn. */
export function PrizesPanel({ tiers }: { tiers: readonly TierState[] }) {
  const t = useText()
  const note = useNote()
  const { tierPrize } = usePrizeWords()
  return (
    <Card title={t('raffle.playout.prizes.title')} pad="sm">
      <PrizeRungs
        label={t('raffle.playout.prizes.title')}
        rungs={tiers.map(tier => ({
          id: String(tier.row.tier),
          name: tier.row.prizeText,
          note: note(tier),
          prize: tierPrize(tier.row),
          state: tier.state,
        }))}
      />
    </Card>
  )
}
